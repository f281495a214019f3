@_implementationOnly import CXCB
import Foundation

/// The atoms of an X server: numbers for names.
final class SelectionAtoms {
    private let connection: OpaquePointer
    private var numbers: [String: UInt32] = [:]
    private var names: [UInt32: String] = [:]

    private(set) var targets: UInt32 = 0
    private(set) var timestamp: UInt32 = 0
    private(set) var multiple: UInt32 = 0
    private(set) var incremental: UInt32 = 0
    private(set) var atomPair: UInt32 = 0
    /// A property of the own window whose changes have the time of the server.
    private(set) var time: UInt32 = 0
    /// The selection of the program that keeps the clipboard, and the target by which it is requested to.
    private(set) var clipboardManager: UInt32 = 0
    private(set) var saveTargets: UInt32 = 0
    private(set) var null: UInt32 = 0

    init(connection: OpaquePointer) {
        self.connection = connection
        let standard = [
            "TARGETS", "TIMESTAMP", "MULTIPLE", "INCR", "ATOM_PAIR", "TRESTLE_TIME", "CLIPBOARD_MANAGER",
            "SAVE_TARGETS", "NULL",
        ]
        let found = atoms(of: standard + X11Selection.allCases.map(\.name))
        (targets, timestamp, multiple, incremental, atomPair, time) = (
            found[0], found[1], found[2], found[3], found[4], found[5]
        )
        (clipboardManager, saveTargets, null) = (found[6], found[7], found[8])
    }

    subscript(selection: X11Selection) -> UInt32 { numbers[selection.name] ?? 0 }

    func selection(_ atom: UInt32) -> X11Selection? { X11Selection.allCases.first { self[$0] == atom } }

    /// Returns the atoms of names, in their order.
    func atoms(of list: [String]) -> [UInt32] {
        let requests = list.map { name -> (String, xcb_intern_atom_cookie_t?) in
            guard numbers[name] == nil else { return (name, nil) }
            return (name, xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), name))
        }
        return requests.map { name, request in
            guard let request else { return numbers[name] ?? 0 }
            let reply = xcb_intern_atom_reply(connection, request, nil)
            defer { free(reply) }
            guard let atom = reply?.pointee.atom, atom != 0 else { return 0 }
            numbers[name] = atom
            names[atom] = name
            return atom
        }
    }

    /// Returns the names of atoms. Atoms that do not exist are left out.
    func names(of list: [UInt32]) -> [String] {
        let requests = list.map { atom in (atom, names[atom] == nil ? xcb_get_atom_name(connection, atom) : nil) }
        return requests.compactMap { atom, request in
            guard let request else { return names[atom] }
            let reply = xcb_get_atom_name_reply(connection, request, nil)
            defer { free(reply) }
            guard let reply, let text = xcb_get_atom_name_name(reply) else { return nil }
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(xcb_get_atom_name_name_length(reply)))
            let name = String(decoding: bytes, as: UTF8.self)
            names[atom] = name
            numbers[name] = atom
            return name
        }
    }
}
