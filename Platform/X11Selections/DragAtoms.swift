internal import DataExchange

/// The atoms of the protocol for drags between programs.
struct DragAtoms {
    let aware, proxy, typeList: UInt32
    let enter, position, status, leave, drop, finished: UInt32
    let copy, move: UInt32
    let actionList: UInt32

    init(_ atoms: SelectionAtoms) {
        let found = atoms.atoms(of: [
            "XdndAware", "XdndProxy", "XdndTypeList", "XdndEnter", "XdndPosition", "XdndStatus", "XdndLeave",
            "XdndDrop",
            "XdndFinished", "XdndActionCopy", "XdndActionMove", "XdndActionList",
        ])
        (aware, proxy, typeList) = (found[0], found[1], found[2])
        (enter, position, status, leave, drop, finished) = (found[3], found[4], found[5], found[6], found[7], found[8])
        (copy, move, actionList) = (found[9], found[10], found[11])
    }

    func action(_ atom: UInt32) -> DragAction { atom == move ? .move : .copy }

    func atom(_ action: DragAction?) -> UInt32 {
        switch action {
        case .copy: copy
        case .move: move
        case nil: 0
        }
    }
}
