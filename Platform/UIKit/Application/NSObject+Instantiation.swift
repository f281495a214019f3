extension NSObject {
    /// Calls the receiver's `init()`, even in a subclass that does not declare it `required`: a designated
    /// initializer always has an entry in the class's method table.
    package convenience init(dynamically: ()) {
        self.init()
    }

    /// The allocating entry point of the initializer above, for a class known only at run time. The symbol
    /// encodes the module, type and signature. If one of them changes, linking fails; `nm -C libUIKit.a |
    /// grep dynamically` prints the new symbol.
    @_silgen_name("$s10Foundation8NSObjectC5UIKitE11dynamicallyACyt_tcfC")
    private static func allocate(dynamically: ()) -> NSObject

    /// Creates an instance of `type` with its `init()`. Traps with Swift's own message if the class has no
    /// such initializer.
    static func make(_ type: NSObject.Type) -> NSObject {
        type.allocate(dynamically: ())
    }
}
