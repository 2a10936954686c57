#!/usr/bin/python3
"""A window with nothing but a page of WebKitGTK, driven by WebKitWebDriver: its own browser has no phone's width.

The first argument is JSON: width and height of the page, dark, textSize, fixedWidthSize, scripts, and a folder for downloads and
events.ndjson, where noise is written: what the console says, exceptions, and failed requests.
"""

import ctypes
import json
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Linux ends this process with its driver, which may be gone before the window has closed (PR_SET_PDEATHSIG).
ctypes.CDLL(None).prctl(1, signal.SIGTERM)

options = json.loads(sys.argv[1])
events = open(os.path.join(options["folder"], "events.ndjson"), "a", buffering=1)


def write(**event):
    events.write(json.dumps(event) + "\n")


# Runs before all scripts of a page, which see no difference.
LISTEN = """(() => {
  const { noise } = window.webkit.messageHandlers
  const post = (text) => noise.postMessage(text)
  for (const level of ['error', 'warn']) {
    const log = console[level]
    console[level] = (...words) => {
      post('console: ' + words.map((word) => (word && word.stack ? word + word.stack : word)).join(' '))
      log.apply(console, words)
    }
  }
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) post('exception: ' + event.message)
  })
  addEventListener('unhandledrejection', ({ reason }) => post('exception: ' + reason))
  addEventListener('securitypolicyviolation', (violation) => {
    post('policy violation: ' + [violation.effectiveDirective, violation.blockedURI, violation.sourceFile].join(' '))
  })
})()"""


def watch_request(view, resource, request):
    uri = resource.get_uri()

    def fail(_, error):
        if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
            write(failed=uri, why=error.message)

    def finish(_):
        response = resource.get_response()
        status = response.get_status_code() if response else 0
        if status >= 400:
            write(failed=uri, why=str(status), isPage=uri == view.get_uri())

    resource.connect("failed", fail)
    resource.connect("finished", finish)


def save_download(_, download):
    def decide(download, name):
        path = os.path.join(options["folder"], name)
        download.set_destination("file://" + path)
        download.connect("finished", lambda _: write(downloaded=path))
        return True

    download.connect("decide-destination", decide)


def open_window(_):
    manager = WebKit2.UserContentManager()
    manager.register_script_message_handler("noise")
    manager.connect(
        "script-message-received::noise",
        lambda _, message: write(noise=message.get_js_value().to_string()),
    )
    manager.add_script(
        WebKit2.UserScript(
            LISTEN,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=manager,
        is_controlled_by_automation=True,
        settings=WebKit2.Settings(
            default_font_size=options["textSize"],
            default_monospace_font_size=options["fixedWidthSize"],
            # Scripts of the page; those of the driver run.
            enable_javascript_markup=options["scripts"],
        ),
    )
    view.connect("resource-load-started", watch_request)
    window = Gtk.Window(decorated=False)
    window.set_default_size(options["width"], options["height"])
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: window.destroy())
    return view


def start(_, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("WebKitGTK")
    session.set_application_info(information)
    session.connect("create-web-view", open_window)


Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", options["dark"])
context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(["en-IN"])
context.set_automation_allowed(True)
context.connect("automation-started", start)
context.connect("download-started", save_download)
Gtk.main()
