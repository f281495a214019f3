import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Blurs of what lies behind", .serialized)
struct VisualEffectTests {
    /// White and black bars of 4 points, and a material over the upper half.
    private func stage(offset: CGFloat = 0) -> (screen: HeadlessScreen, bars: UIView, effect: UIVisualEffectView) {
        let screen = HeadlessScreen(size: CGSize(width: 120, height: 160), scale: 1, safeAreaInsets: .zero)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let bars = UIView(frame: CGRect(x: 0, y: offset, width: 120, height: 160))
        for index in 0..<20 {
            let bar = UIView(frame: CGRect(x: 0, y: index * 8, width: 120, height: 4))
            bar.backgroundColor = .black
            bars.addSubview(bar)
        }
        controller.view.addSubview(bars)
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
        effect.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
        controller.view.addSubview(effect)
        screen.show(controller)
        return (screen, bars, effect)
    }

    @Test("bars behind the view run into one grey, and those beside it stay")
    func blurs() {
        let (screen, _, _) = stage()
        let picture = screen.picture
        let greys = (20..<60).map { Int(picture.pixel(60, $0).red) }
        #expect(greys.max()! - greys.min()! < 24)
        // The mean of black and white under 44 % of nearly white.
        #expect(greys.allSatisfy { (140...220).contains($0) })
        #expect(picture.pixel(60, 97).red == 0 || picture.pixel(60, 101).red == 0)
    }

    @Test("what moves behind it is blurred as if it had always been there")
    func follows() {
        let (screen, bars, effect) = stage()
        _ = screen.picture
        bars.frame.origin.y = 30
        screen.settle()
        // Something small in front changes as well: what is blurred must not be blurred again.
        effect.contentView.backgroundColor = .clear
        let moved = screen.picture
        let fresh = stage(offset: 30).screen.picture
        #expect(moved.hasSamePixels(as: fresh))
    }

    @Test("without effect nothing is blurred, and effects are compared by style")
    func comesAndGoes() {
        let (screen, _, effect) = stage()
        effect.effect = nil
        #expect(screen.picture.pixel(60, 1).red == 0)
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    }
}
