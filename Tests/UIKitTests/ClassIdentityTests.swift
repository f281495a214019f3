import Testing
import UIKit

@Suite("Identity of classes")
struct ClassIdentityTests {
    @Test("optional classes are compared by identity")
    func identity() {
        let label: AnyClass? = UILabel.self
        let none: AnyClass? = nil
        #expect(label === UILabel.self)
        #expect(label !== UIView.self)
        #expect(label !== none)
        #expect(none === nil)
    }
}
