import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Visual effect views", .serialized)
struct VisualEffectTests {
    /// Black and white bars of 4 points, and an effect view over the upper half.
    private func fixture(offset: CGFloat = 0) -> (screen: HeadlessScreen, bars: UIView, effect: UIVisualEffectView) {
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

    @Test("bars behind the effect view are blurred into one gray, and those outside are unchanged")
    func blurs() {
        let (screen, _, _) = fixture()
        let picture = screen.picture
        let grays = (20..<60).map { Int(picture.pixel(60, $0).red) }
        #expect(grays.max()! - grays.min()! < 24)
        // The mean of black and white under nearly white with 44 % opacity.
        #expect(grays.allSatisfy { (140...220).contains($0) })
        #expect(picture.pixel(60, 97).red == 0 || picture.pixel(60, 101).red == 0)
    }

    @Test("content that moves behind the effect view is blurred like stationary content")
    func follows() {
        let (screen, bars, effect) = fixture()
        _ = screen.picture
        bars.frame.origin.y = 30
        screen.settle()
        // A small change in front as well: blurred content must not be blurred again.
        effect.contentView.backgroundColor = .clear
        let moved = screen.picture
        let fresh = fixture(offset: 30).screen.picture
        #expect(moved.hasSamePixels(as: fresh))
    }

    @Test("without an effect nothing is blurred, and effects are equal by style")
    func removal() {
        let (screen, _, effect) = fixture()
        effect.effect = nil
        #expect(screen.picture.pixel(60, 1).red == 0)
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    }
}
