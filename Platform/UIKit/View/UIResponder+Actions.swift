@_implementationOnly import CMethodLookup

extension UIResponder {
    /// Returns whether the class of the responder lists a method, or overrides it if it is a standard edit
    /// action.
    final func implements(_ action: Selector) -> Bool {
        guard let index = Self.editActions.firstIndex(where: { $0.name == action.description }) else {
            return ObjCMessage.responds(self, to: action)
        }
        return method_lookup_overrides_edit_action(
            unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
            unsafeBitCast(UIResponder.self, to: UnsafeRawPointer.self), Int32(index))
    }

    /// The standard edit actions, in the order of `method_lookup_overrides_edit_action`.
    private static let editActions: [ObjCMember] = [
        .method("cut:", UIResponder.cut), .method("copy:", UIResponder.copy(_:)),
        .method("paste:", UIResponder.paste), .method("select:", UIResponder.select),
        .method("selectAll:", UIResponder.selectAll), .method("delete:", UIResponder.delete),
        .method("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle),
        .method("toggleBoldface:", UIResponder.toggleBoldface), .method("toggleItalics:", UIResponder.toggleItalics),
        .method("toggleUnderline:", UIResponder.toggleUnderline), .method("increaseSize:", UIResponder.increaseSize),
        .method("decreaseSize:", UIResponder.decreaseSize),
        .method("makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight),
        .method("makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft),
    ]

    /// The members of all responders.
    static let responderMembers: [ObjCMember] =
        editActions + [
            .method("becomeFirstResponder", UIResponder.becomeFirstResponder),
            .method("resignFirstResponder", UIResponder.resignFirstResponder),
            .method("reloadInputViews", UIResponder.reloadInputViews),
        ]
}
