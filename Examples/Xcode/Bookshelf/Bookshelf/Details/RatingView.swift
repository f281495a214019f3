//
//  RatingView.swift
//  Bookshelf
//

import Ratings
import UIKit

/// A row of stars that can be tapped.
@IBDesignable
class RatingView: UIControl {

    @IBInspectable var stars: Int = 0 {
        didSet {
            stars = Rating(stars).stars
            accessibilityValue = "\(stars)"
            setNeedsDisplay()
        }
    }

    @IBInspectable var starSize: CGFloat = 20 {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    @IBInspectable var filledColor: UIColor = .systemOrange
    @IBInspectable var isReadOnly: Bool = false {
        didSet { isUserInteractionEnabled = !isReadOnly }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = NSLocalizedString("Rating", comment: "Accessibility label")
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        stars = 3
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: starSize * CGFloat(Rating.maximum), height: starSize)
    }

    override func draw(_ rect: CGRect) {
        let size = bounds.width / CGFloat(Rating.maximum)
        for index in 0..<Rating.maximum {
            let square = CGRect(x: CGFloat(index) * size, y: bounds.midY - size / 2, width: size, height: size)
            (index < stars ? filledColor : UIColor.systemGray4).setFill()
            starPath(in: square.insetBy(dx: size * 0.1, dy: size * 0.1)).fill()
        }
    }

    private func starPath(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let radius = rect.width / 2 * (corner.isMultiple(of: 2) ? 1 : 0.45)
            let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            corner == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path
    }

    private func select(at point: CGPoint) {
        let stars = Int(ceil(point.x / max(bounds.width, 1) * CGFloat(Rating.maximum)))
        guard stars != self.stars else { return }
        self.stars = stars
        sendActions(for: .valueChanged)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        select(at: recognizer.location(in: self))
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .changed else { return }
        select(at: recognizer.location(in: self))
    }

    override func accessibilityIncrement() {
        stars += 1
        sendActions(for: .valueChanged)
    }

    override func accessibilityDecrement() {
        stars -= 1
        sendActions(for: .valueChanged)
    }
}
