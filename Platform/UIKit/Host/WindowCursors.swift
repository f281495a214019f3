@_implementationOnly import CSDL2

/// The cursors of the desktop, which are loaded when they are first shown.
@MainActor
final class WindowCursors {
    private var cursors: [PointerCursor: OpaquePointer] = [:]

    func show(_ cursor: PointerCursor) {
        guard cursor != .hidden else {
            SDL_ShowCursor(SDL_DISABLE)
            return
        }
        let loaded = cursors[cursor] ?? SDL_CreateSystemCursor(Self.systemCursor(cursor))
        cursors[cursor] = loaded
        SDL_SetCursor(loaded)
        SDL_ShowCursor(SDL_ENABLE)
    }

    private static func systemCursor(_ cursor: PointerCursor) -> SDL_SystemCursor {
        switch cursor {
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .link: SDL_SYSTEM_CURSOR_HAND
        case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
        case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
        }
    }
}
