// Cells are made from registered classes, whose initialisers Swift does not let us call through a metatype unless they
// are `required`, which nobody's `override init(style:reuseIdentifier:)` is. A convenience initialiser has an entry
// point that takes the dynamic class, and calls the designated one through the class's table of methods. Its mangled
// name is what follows; it changes with the module and the signature, and a test guards it. A subclass without the
// initialiser stops with "Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class …".

extension UITableViewCell {
    convenience init(registeredStyle style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    @_silgen_name("$s5UIKit15UITableViewCellC15registeredStyle10identifierA2C0dF0O_SSSgtcfC")
    private static func makeOfDynamicClass(_ style: CellStyle, _ identifier: __owned String?) -> UITableViewCell

    /// A cell of the class `type`.
    static func make(of type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
        type.makeOfDynamicClass(.default, reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    convenience init(registeredIdentifier identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C20registeredIdentifierACSSSg_tcfC")
    private static func makeOfDynamicClass(_ identifier: __owned String?) -> UITableViewHeaderFooterView

    /// A view of the class `type`.
    static func make(of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?)
        -> UITableViewHeaderFooterView
    {
        type.makeOfDynamicClass(reuseIdentifier)
    }
}
