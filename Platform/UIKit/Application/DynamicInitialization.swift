import Foundation

// Objects of classes that are known only at run time. On Apple's platforms, `type.init(frame: frame)` works for any
// `type: UIView.Type`, because classes inherit initializers of Objective-C. Swift requires that the initializer is
// `required`, which overrides in apps are not. The entry points of the convenience initializers below take the
// dynamic class; see ClassInstantiation.swift.

extension UITableViewCell {
    /// Returns a new cell of the class on which the method is called.
    public static func dynamicInit(style: CellStyle, reuseIdentifier: String?) -> Self {
        unsafeDowncast(make(of: self, style: style, reuseIdentifier: reuseIdentifier), to: self)
    }
}

extension UIStoryboardSegue {
    /// Returns a new segue of the class on which the method is called.
    public static func dynamicInit(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Self {
        unsafeDowncast(make(of: self, identifier: identifier, source: source, destination: destination), to: self)
    }
}

extension UITableViewHeaderFooterView {
    /// Returns a new view of the class on which the method is called.
    public static func dynamicInit(reuseIdentifier: String?) -> Self {
        unsafeDowncast(make(of: self, reuseIdentifier: reuseIdentifier), to: self)
    }
}

extension UIView {
    convenience init(dynamicFrame frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("$s5UIKit6UIViewC12dynamicFrameAC10Foundation6CGRectV_tcfC")
    private static func makeOfDynamicClass(_ frame: CGRect) -> UIView

    /// Returns a new view of the class on which the method is called.
    public static func dynamicInit(frame: CGRect) -> Self { unsafeDowncast(makeOfDynamicClass(frame), to: self) }
}

extension UIViewController {
    convenience init(dynamicNibName nibName: String?, bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("$s5UIKit16UIViewControllerC14dynamicNibName6bundleACSSSg_10Foundation6BundleCSgtcfC")
    private static func makeOfDynamicClass(
        _ nibName: __owned String?, _ bundle: __owned Bundle?
    ) -> UIViewController

    /// Returns a new controller of the class on which the method is called.
    public static func dynamicInit(nibName: String?, bundle: Bundle?) -> Self {
        unsafeDowncast(makeOfDynamicClass(nibName, bundle), to: self)
    }
}

extension NSObject {
    /// Returns a new object of the class on which the method is called, created by its `init()`.
    public static func dynamicInit() -> Self { unsafeDowncast(make(self), to: self) }
}
