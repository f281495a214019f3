/// Makes objects of classes that are known only when the program runs, as app delegates and scene delegates are.
extension NSObject {
    /// Calls `init()` of the class that it is called on, also where that is a subclass which does not say `required`:
    /// a designated initialiser has a place in the class's table of methods even so.
    package convenience init(dynamically: ()) {
        self.init()
    }

    /// The allocating entry point of the initialiser above, called on a class that is known only at run time. The name
    /// has module, type and signature in it; where one of them changes, the linker says so, and
    /// `nm -C libUIKit.a | grep dynamically` tells the new one.
    @_silgen_name("$s10Foundation8NSObjectC5UIKitE11dynamicallyACyt_tcfC")
    private static func allocate(dynamically: ()) -> NSObject

    /// An instance of `type`, made by its `init()`. Traps with Swift's own words where the class has none.
    static func make(_ type: NSObject.Type) -> NSObject {
        type.allocate(dynamically: ())
    }
}
