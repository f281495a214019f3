import Testing
import TrestleTesting

@testable import UIKit

/// A view that is displayed by a gradient.
private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradient: CAGradientLayer { layer as! CAGradientLayer }
}

/// A view with a ring that fills up to its progress.
private final class RingView: UIView {
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (layer, color) in [(track, UIColor.systemGray5), (ring, UIColor.systemBlue)] {
            layer.fillColor = nil
            layer.strokeColor = color.cgColor
            layer.lineWidth = 10
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 8, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        track.path = path.cgPath
        ring.path = path.cgPath
    }

    func fill(to progress: CGFloat) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = progress
        animation.duration = 1
        ring.strokeEnd = progress
        ring.add(animation, forKey: "fill")
    }
}

@MainActor
@Suite("Layer classes and masks of views", .serialized)
struct LayerClassTests {
    private func screen(_ views: [UIView], size: CGSize) -> HeadlessScreen {
        let screen = HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        root.backgroundColor = .white
        for view in views { root.addSubview(view) }
        screen.show(root)
        return screen
    }

    private func gradientView(_ frame: CGRect) -> GradientView {
        let view = GradientView(frame: frame)
        view.gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor]
        view.gradient.startPoint = .zero
        view.gradient.endPoint = CGPoint(x: 1, y: 1)
        return view
    }

    @Test("a view's layer is of its layer class, and draws together with the background and subviews")
    func layerClass() {
        let axial = gradientView(CGRect(x: 10, y: 10, width: 80, height: 80))
        let label = UILabel(frame: axial.bounds)
        label.text = "Sun"
        label.textAlignment = .center
        axial.addSubview(label)
        axial.layer.cornerRadius = 16
        axial.clipsToBounds = true
        let radial = gradientView(CGRect(x: 110, y: 10, width: 80, height: 80))
        radial.gradient.type = .radial
        radial.gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        let conic = gradientView(CGRect(x: 10, y: 110, width: 80, height: 80))
        conic.gradient.type = .conic
        conic.gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        conic.gradient.endPoint = CGPoint(x: 0.5, y: 0)
        conic.layer.cornerRadius = 40
        let ring = RingView(frame: CGRect(x: 110, y: 110, width: 80, height: 80))
        let screen = screen([axial, radial, conic, ring], size: CGSize(width: 200, height: 200))
        screen.advanceFrame()
        ring.fill(to: 0.75)
        screen.advance(by: 0.5)
        expectSnapshot(screen, matches: "layer-classes")
        #expect(axial.layer is CAGradientLayer && axial.layer.presentation() is CAGradientLayer)
    }

    @Test("a mask view limits its view, whose hits it does not change")
    func maskView() throws {
        let view = gradientView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let mask = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 60))
        mask.font = .boldSystemFont(ofSize: 40)
        mask.textAlignment = .center
        mask.text = "Mask"
        view.mask = mask
        let screen = screen([view], size: CGSize(width: 100, height: 100))
        screen.advanceFrame()
        expectSnapshot(screen, matches: "mask-view")
        #expect(view.mask === mask && view.layer.mask === mask.layer && mask.superview == nil)
        #expect(view.superview?.hitTest(CGPoint(x: 2, y: 2), with: nil) === view)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        view.superview?.addSubview(snapshot)
        view.isHidden = true
        screen.advanceFrame()
        expectSnapshot(screen, matches: "mask-view")
        view.superview?.addSubview(UIImageView(image: image))
        snapshot.isHidden = true
        screen.advanceFrame()
        expectSnapshot(screen, matches: "mask-view")
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test("a table row with shape layers is drawn again when they change")
    func rows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 88))
        let source = ShapeRows()
        table.dataSource = source
        let screen = screen([table], size: CGSize(width: 100, height: 88))
        screen.advanceFrame()
        let before = screen.picture
        source.layers.first?.fillColor = UIColor.systemRed.cgColor
        screen.advance(by: 1)
        #expect(!screen.picture.hasSamePixels(as: before))
        expectSnapshot(screen, matches: "shape-row")
    }
}

private final class ShapeRows: NSObject, UITableViewDataSource {
    var layers: [CAShapeLayer] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: 60, y: 12, width: 20, height: 20)).cgPath
        layer.fillColor = UIColor.systemGreen.cgColor
        cell.textLabel?.text = "Row"
        cell.contentView.layer.addSublayer(layer)
        layers.append(layer)
        return cell
    }
}
