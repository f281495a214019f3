//
//  SnapshotTests.swift
//  BookshelfTests
//

import BookshelfKit
import UIKit
import XCTest

@testable import Bookshelf

/// Compares renderings with PNG files that the first run records.
final class SnapshotTests: XCTestCase {

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("BookshelfSnapshots")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func render(_ view: UIView, scale: CGFloat = 2) -> UIImage {
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
    }

    private func assertSnapshot(of view: UIView, named name: String = #function, line: UInt = #line) throws {
        let image = render(view)
        let data = try XCTUnwrap(image.pngData(), line: line)
        let url = folder.appendingPathComponent(name.filter(\.isLetter) + ".png")
        guard let recorded = UIImage(contentsOfFile: url.path) else {
            try data.write(to: url)
            return
        }
        let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        XCTAssertEqual(
            CGSize(width: recorded.size.width * recorded.scale, height: recorded.size.height * recorded.scale), pixels,
            line: line)
        let decoded = try XCTUnwrap(UIImage(data: data), line: line)
        XCTAssertEqual(recorded.pngData(), decoded.pngData(), "Compare with \(url.path).", line: line)
    }

    /// A PNG of the pixel at a point.
    private func pixel(of image: UIImage, at point: CGPoint) -> Data? {
        onePixel { image.draw(at: CGPoint(x: -point.x, y: -point.y)) }
    }

    /// A PNG of a pixel with a color.
    private func pixel(_ color: UIColor) -> Data? {
        onePixel {
            color.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private func onePixel(_ draw: () -> Void) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
        return renderer.image { _ in draw() }.pngData()
    }

    func testRatingView() throws {
        let view = RatingView(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
        view.stars = 3
        view.filledColor = .red
        let image = render(view)
        XCTAssertEqual(image.size, CGSize(width: 150, height: 30))
        XCTAssertEqual(pixel(of: image, at: CGPoint(x: 15, y: 15)), pixel(.red))
        XCTAssertEqual(pixel(of: image, at: CGPoint(x: 0, y: 0)), pixel(.clear))
        XCTAssertNotEqual(pixel(of: image, at: CGPoint(x: 135, y: 15)), pixel(.red))
        try assertSnapshot(of: view)
        try assertSnapshot(of: view)
    }

    func testBarChart() throws {
        let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.barColor = .blue
        view.spacing = 0
        view.values = [1, 2]
        let image = render(view)
        XCTAssertEqual(pixel(of: image, at: CGPoint(x: 75, y: 10)), pixel(.blue))
        XCTAssertNotEqual(pixel(of: image, at: CGPoint(x: 25, y: 10)), pixel(.blue))
        try assertSnapshot(of: view)
    }

    @MainActor
    func testBookCellInLightAndDark() throws {
        let nib = UINib(nibName: "BookCell", bundle: Bundle(for: BookCell.self))
        let cell = try XCTUnwrap(nib.instantiate(withOwner: nil, options: nil).first as? BookCell)
        cell.configure(with: Book(title: "Emma", author: "Jane Austen", shelfID: "", pageCount: 4, pagesRead: 2))
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 96)
        cell.backgroundColor = .systemBackground
        cell.overrideUserInterfaceStyle = .light
        let light = render(cell)
        try assertSnapshot(of: cell, named: "cellLight")
        cell.overrideUserInterfaceStyle = .dark
        let dark = render(cell)
        XCTAssertEqual(light.size, dark.size)
        XCTAssertNotEqual(light.pngData(), dark.pngData())
    }
}
