//
//  BarChartView.swift
//  Bookshelf
//

import UIKit

@IBDesignable
final class BarChartView: UIView {

    var values: [Double] = [] {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var barColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable dynamic var spacing: CGFloat = 8 {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let maximum = values.max(), maximum > 0, let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor((barColor ?? tintColor).cgColor)
        let count = CGFloat(values.count)
        let width = (bounds.width - spacing * (count - 1)) / count
        for (index, value) in values.enumerated() {
            let height = bounds.height * CGFloat(value / maximum)
            let x = CGFloat(index) * (width + spacing)
            context.fill(CGRect(x: x, y: bounds.height - height, width: width, height: height))
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    #if TARGET_INTERFACE_BUILDER
        override func prepareForInterfaceBuilder() {
            super.prepareForInterfaceBuilder()
            values = [3, 5, 1, 4]
        }
    #endif
}
