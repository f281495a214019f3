// A navigation controller makes bars of an app's classes, as tables make cells: see `ClassInstantiation.swift`.

extension UINavigationBar {
    convenience init(barFrame: CGRect) {
        self.init(frame: barFrame)
    }

    @_silgen_name("$s5UIKit15UINavigationBarC8barFrameAC10Foundation6CGRectV_tcfC")
    private static func makeOfDynamicClass(_ frame: CGRect) -> UINavigationBar

    /// A bar of the class `type`.
    static func make(of type: UINavigationBar.Type) -> UINavigationBar { type.makeOfDynamicClass(.zero) }
}

extension UIToolbar {
    convenience init(barFrame: CGRect) {
        self.init(frame: barFrame)
    }

    @_silgen_name("$s5UIKit9UIToolbarC8barFrameAC10Foundation6CGRectV_tcfC")
    private static func makeOfDynamicClass(_ frame: CGRect) -> UIToolbar

    /// A bar of the class `type`.
    static func make(of type: UIToolbar.Type) -> UIToolbar { type.makeOfDynamicClass(.zero) }
}
