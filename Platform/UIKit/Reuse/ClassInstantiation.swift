// Cells are created from registered classes. Swift cannot call an initializer through a metatype unless the
// initializer is `required`, which overrides of `init(style:reuseIdentifier:)` in apps are not. The entry
// point of a convenience initializer takes the dynamic class, and calls the designated initializer through
// the method table of that class. Its mangled name below depends on the module and the signature, and a test
// verifies it. A subclass without the initializer traps with "Use of unimplemented initializer
// 'init(style:reuseIdentifier:)' for class …".

extension UITableViewCell {
    convenience init(registeredStyle style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    @_silgen_name("$s5UIKit15UITableViewCellC15registeredStyle10identifierA2C0dF0O_SSSgtcfC")
    private static func makeOfDynamicClass(_ style: CellStyle, _ identifier: __owned String?) -> UITableViewCell

    /// Returns a new cell of a class.
    static func make(
        of type: UITableViewCell.Type, style: CellStyle = .default, reuseIdentifier: String?
    ) -> UITableViewCell {
        type.makeOfDynamicClass(style, reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    convenience init(registeredIdentifier identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C20registeredIdentifierACSSSg_tcfC")
    private static func makeOfDynamicClass(_ identifier: __owned String?) -> UITableViewHeaderFooterView

    /// Returns a new view of a class.
    static func make(of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?)
        -> UITableViewHeaderFooterView
    {
        type.makeOfDynamicClass(reuseIdentifier)
    }
}
