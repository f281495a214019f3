import Foundation
import Testing

@testable import UIKitGraphics

@Suite("Traits")
struct TraitTests {
    @Test("later collections take precedence, and unspecified traits have no effect")
    func merging() {
        let first = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
        ])
        let merged = UITraitCollection(traitsFrom: [
            first, UITraitCollection(displayScale: 3), UITraitCollection(horizontalSizeClass: .regular),
        ])
        #expect(merged.userInterfaceStyle == .dark && merged.displayScale == 3)
        #expect(merged.horizontalSizeClass == .regular && merged.verticalSizeClass == .unspecified)
        #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!merged.containsTraits(in: first))
        #expect(merged.containsTraits(in: nil) && merged.containsTraits(in: UITraitCollection()))
    }

    @Test("collections with the same traits are equal")
    func equality() {
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
        #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
        #expect(UITraitCollection(displayScale: 2).hash == UITraitCollection(displayScale: 2).hash)
    }

    @Test("color appearance differs by style, level, and contrast, but not by text size")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        let large = UITraitCollection(traitsFrom: [light, UITraitCollection(preferredContentSizeCategory: .extraLarge)])
        #expect(!light.hasDifferentColorAppearance(comparedTo: large))
    }

    @Test("current traits are specific to a thread")
    func threads() {
        let scale = UITraitCollection.current.displayScale
        let odd = UITraitCollection(displayScale: 7)
        odd.performAsCurrent {
            #expect(UITraitCollection.current === odd)
            let done = DispatchSemaphore(value: 0)
            let seen = Mutable<CGFloat>(0)
            Thread.detachNewThread {
                seen.value = UITraitCollection.current.displayScale
                done.signal()
            }
            done.wait()
            #expect(seen.value == scale)
            // A value set inside the block is valid until the end of the block.
            UITraitCollection.current = UITraitCollection(displayScale: 8)
            #expect(UITraitCollection.current.displayScale == 8)
        }
        #expect(UITraitCollection.current.displayScale == scale)
    }

    @Test("text size categories are ordered, and an unspecified one is neither larger nor smaller")
    func categories() {
        let all = UIContentSizeCategory.ascending
        for (low, high) in zip(all, all.dropFirst()) {
            #expect(low < high && high > low && low <= low && high >= low)
        }
        #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified > .large))
        #expect(all.filter(\.isAccessibilityCategory).count == 5)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    }

    /// A variable that another thread writes before this thread reads it.
    private final class Mutable<Value>: @unchecked Sendable {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }
}
