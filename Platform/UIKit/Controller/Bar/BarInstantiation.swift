// Navigation controllers create bars of custom classes as tables create cells: see
// `ClassInstantiation.swift`.

extension UINavigationBar {
    convenience init(barFrame: CGRect) {
        self.init(frame: barFrame)
    }

    @_silgen_name("$s5UIKit15UINavigationBarC8barFrameAC10Foundation6CGRectV_tcfC")
    private static func makeOfDynamicClass(_ frame: CGRect) -> UINavigationBar

    /// Creates a bar of the class `type`.
    static func make(of type: UINavigationBar.Type) -> UINavigationBar { type.makeOfDynamicClass(.zero) }
}

extension UIToolbar {
    convenience init(barFrame: CGRect) {
        self.init(frame: barFrame)
    }

    @_silgen_name("$s5UIKit9UIToolbarC8barFrameAC10Foundation6CGRectV_tcfC")
    private static func makeOfDynamicClass(_ frame: CGRect) -> UIToolbar

    /// Creates a bar of the class `type`.
    static func make(of type: UIToolbar.Type) -> UIToolbar { type.makeOfDynamicClass(.zero) }
}
