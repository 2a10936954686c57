// The asynchronous boundary lets the shell provide shared modules before any code asks for one.
void import('./bootstrap.tsx')
