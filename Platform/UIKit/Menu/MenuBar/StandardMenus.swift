/// The menus that the menu bar has in every app. Most are empty, and displayed only if the app inserts elements.
@MainActor
enum StandardMenus {
    static func make() -> [UIMenu] {
        let isMultiple = UIApplication.shared.supportsMultipleScenes
        return [
            UIMenu(
                title: AppInformation.displayName, identifier: .application,
                children: [
                    group(.about), group(.preferences), group(.services), group(.hide),
                    group(.quit, [command("Quit", .quit, "q")]),
                ]),
            UIMenu(
                title: "File", identifier: .file,
                children: [
                    group(.newScene, isMultiple ? [command("New Window", .newWindow, "n")] : []), group(.openRecent),
                    group(.close, [command("Close Window", .closeWindow, "w")]), group(.document), group(.share),
                    group(.print),
                ]),
            UIMenu(
                title: "Edit", identifier: .edit,
                children: [
                    group(.undoRedo, [UndoCommand(redoes: false), UndoCommand(redoes: true)]),
                    group(.standardEdit, standardEdit), group(.find), group(.replace), group(.spelling),
                    group(.substitutions), group(.transformations), group(.speech),
                ]),
            menu("Format", .format, [.font, .text]), menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
            menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]), menu("Help", .help, []),
        ]
    }

    private static func menu(
        _ title: String, _ identifier: UIMenu.Identifier, _ groups: [UIMenu.Identifier]
    ) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: groups.map { group($0) })
    }

    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    /// Returns a command that has the effect of a shortcut of the app in the active window.
    private static func command(_ title: String, _ shortcut: AppShortcut, _ key: String) -> UIKeyCommand {
        UIKeyCommand(title: title, input: key, modifierFlags: .command) { _ in
            guard let hosting = UIApplication.shared.hosting else { return }
            hosting.perform(shortcut, in: hosting.active)
        }
    }

    private static var standardEdit: [UIKeyCommand] {
        [(EditAction.cut, "x"), (.copy, "c"), (.paste, "v"), (.selectAll, "a")].map { action, key in
            UIKeyCommand(title: action.title, action: action.selector, input: key, modifierFlags: .command)
        }
    }
}

/// The command that undoes or redoes a change of the first responder's undo manager.
private final class UndoCommand: UIKeyCommand {
    private let redoes: Bool

    init(redoes: Bool) {
        self.redoes = redoes
        super.init(
            title: redoes ? "Redo" : "Undo", image: nil, input: "z",
            modifierFlags: redoes ? [.command, .shift] : .command, discoverabilityTitle: nil, attributes: [],
            state: .off,
            handler: { _ in
                let manager = UIApplication.shared.keyWindow?.keyResponder.undoManager
                if redoes { manager?.redo() } else { manager?.undo() }
            })
    }

    override func updateAvailability() {
        let manager = UIApplication.shared.keyWindow?.keyResponder.undoManager
        isUnavailable = (redoes ? manager?.canRedo : manager?.canUndo) != true
        guard let manager else { return }
        title = redoes ? manager.redoMenuItemTitle : manager.undoMenuItemTitle
    }
}
