import Foundation
import Testing
import UIKit

/// A text field whose overrides use a view that exists after the superclass is initialized.
private final class UnderlinedField: UITextField {
    var line: UIView!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        line = UIView()
    }

    override var isEnabled: Bool { didSet { line.alpha = isEnabled ? 1 : 0.5 } }
    override var isSelected: Bool { didSet { line.isHidden = !isSelected } }
    override var isHighlighted: Bool { didSet { line.isHidden = !isHighlighted } }
    override var text: String? { didSet { line.tag = text?.count ?? 0 } }
    override var placeholder: String? { didSet { line.tag = 1 } }
    override var isSecureTextEntry: Bool { didSet { line.tag = 2 } }
}

@Suite("Coding of controls", .serialized) @MainActor
struct ControlCodingTests {
    @Test("an archive without properties of the control leaves overrides of their setters alone")
    func absentProperties() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let field = try #require(UnderlinedField(coder: coder))
        #expect(field.isEnabled && !field.isSelected && field.line.alpha == 1)
        field.isEnabled = false
        #expect(field.line.alpha == 0.5)
    }
}
