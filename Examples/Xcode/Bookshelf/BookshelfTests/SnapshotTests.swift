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

    /// The color of a pixel, as red, green, blue and alpha.
    private func color(of image: UIImage, at point: CGPoint) throws -> [UInt8] {
        let cgImage = try XCTUnwrap(image.cgImage)
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let size = CGSize(width: cgImage.width, height: cgImage.height)
        let y = -(size.height - 1 - point.y * image.scale)
        context.draw(cgImage, in: CGRect(origin: CGPoint(x: -point.x * image.scale, y: y), size: size))
        let pixel = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        return Array(UnsafeBufferPointer(start: pixel, count: 4))
    }

    func testRatingView() throws {
        let view = RatingView(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
        view.stars = 3
        view.filledColor = .red
        let image = render(view)
        XCTAssertEqual(image.size, CGSize(width: 150, height: 30))
        XCTAssertEqual(try color(of: image, at: CGPoint(x: 15, y: 15)), [255, 0, 0, 255])
        XCTAssertEqual(try color(of: image, at: CGPoint(x: 0, y: 0)), [0, 0, 0, 0])
        XCTAssertNotEqual(try color(of: image, at: CGPoint(x: 135, y: 15)), [255, 0, 0, 255])
        try assertSnapshot(of: view)
        try assertSnapshot(of: view)
    }

    func testBarChart() throws {
        let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.barColor = .blue
        view.spacing = 0
        view.values = [1, 2]
        let image = render(view)
        XCTAssertEqual(try color(of: image, at: CGPoint(x: 75, y: 10)), [0, 0, 255, 255])
        XCTAssertNotEqual(try color(of: image, at: CGPoint(x: 25, y: 10)), [0, 0, 255, 255])
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
