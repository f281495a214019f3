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

    @Test("another effect is shown at once")
    func changes() {
        let (screen, _, effect) = fixture()
        let light = screen.picture.pixel(60, 40)
        effect.effect = UIBlurEffect(style: .systemMaterialDark)
        #expect(Int(screen.picture.pixel(60, 40).red) < Int(light.red) - 80)
    }

    @Test("without an effect nothing is blurred, and effects are equal by style")
    func removal() {
        let (screen, _, effect) = fixture()
        effect.effect = nil
        #expect(screen.picture.pixel(60, 1).red == 0)
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    }

    @Test("a vibrancy effect lightens dark materials by its content and darkens light ones, whatever its color is")
    func vibrancy() {
        for (style, isDark) in [(UIBlurEffect.Style.systemMaterialDark, true), (.systemMaterialLight, false)] {
            let (screen, _, effect) = fixture()
            let blur = UIBlurEffect(style: style)
            effect.effect = blur
            let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
            vibrancy.frame = effect.bounds
            let square = UIView(frame: CGRect(x: 40, y: 20, width: 40, height: 40))
            square.backgroundColor = .systemRed
            vibrancy.contentView.addSubview(square)
            effect.contentView.addSubview(vibrancy)
            screen.settle()
            let (content, material) = (screen.picture.pixel(60, 40), screen.picture.pixel(20, 40))
            let difference = Int(content.red) - Int(material.red)
            #expect(isDark ? (120...130).contains(difference) : (-125 ... -118).contains(difference))
            #expect(content.red == content.green && content.green == content.blue)
        }
    }

    @Test("a vibrancy effect for a material that adapts follows the user interface style")
    func adaptiveVibrancy() {
        let (screen, _, effect) = fixture()
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial)))
        vibrancy.frame = effect.bounds
        vibrancy.contentView.backgroundColor = .red
        effect.effect = UIBlurEffect(style: .systemMaterial)
        effect.contentView.addSubview(vibrancy)
        screen.settle()
        #expect(screen.picture.pixel(60, 40).red < 100)
        vibrancy.window?.overrideUserInterfaceStyle = .dark
        screen.settle()
        #expect(screen.picture.pixel(60, 40).red > 200)
    }

    @Test("effects are restored from archives")
    func coding() throws {
        let blur = UIBlurEffect(style: .systemThinMaterial)
        for effect in [
            blur, UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur, style: .separator), nil,
        ] {
            let view = UIVisualEffectView(effect: effect)
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            let decoded = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIVisualEffectView
            #expect(try #require(decoded).effect == effect)
        }
    }

    @Test("the separators of a table have the colors that its separator effect makes of what is behind it")
    func separatorEffect() throws {
        let screen = HeadlessScreen(size: CGSize(width: 120, height: 160), scale: 1, safeAreaInsets: .zero)
        let controller = UITableViewController(style: .plain)
        let table = try #require(controller.tableView)
        table.backgroundColor = UIColor(red: 0.4, green: 0.6, blue: 0.8, alpha: 1)
        table.separatorInset = .zero
        table.fillerRowHeight = 44
        screen.show(controller)
        let gray = screen.picture.pixel(60, 43)
        table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
        screen.settle()
        let light = screen.picture.pixel(60, 43)
        // 0.2 is added to each color component.
        #expect(light != gray && abs(Int(light.red) - 153) <= 1 && abs(Int(light.blue) - 255) <= 1)
        table.separatorEffect = nil
        screen.settle()
        #expect(screen.picture.pixel(60, 43) == gray)
    }
}
