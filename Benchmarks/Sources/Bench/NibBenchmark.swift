import Foundation
import UIKit

/// Benchmarks of a cell that is loaded from a nib, compared with the same cell created in code.
@MainActor
enum NibBenchmark {
    static func run() -> [Measurement] {
        let nib = UINib(data: Data(xml.utf8), bundle: nil)
        let fromNib = { nib.instantiate(withOwner: nil).first as? UITableViewCell ?? UITableViewCell() }
        let inCode = { ProgrammaticCell(style: .default, reuseIdentifier: "Person") as UITableViewCell }
        _ = fromNib()
        let nibCreation = Stopwatch.median(rounds: 201, fromNib)
        let codeCreation = Stopwatch.median(rounds: 201, inCode)
        let nibLayout = Stopwatch.median(rounds: 201) { measure(fromNib()) }
        let codeLayout = Stopwatch.median(rounds: 201) { measure(inCode()) }
        return [
            Measurement(
                name: "nib, a cell of 5 views with 14 constraints: make", value: nibCreation * 1e6, unit: "µs",
                budget: 2 * codeCreation * 1e6),
            Measurement(name: "nib, the same cell in code: make", value: codeCreation * 1e6, unit: "µs"),
            Measurement(
                name: "nib, the same cell: make, measure and place", value: nibLayout * 1e6, unit: "µs",
                budget: 2 * codeLayout * 1e6),
            Measurement(
                name: "nib, the same cell in code: make, measure and place", value: codeLayout * 1e6, unit: "µs"),
            Measurement(name: "nib, parse a file of 1,000 such cells", value: parse(), unit: "ms"),
        ]
    }

    private static func measure(_ cell: UITableViewCell) {
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: height)
        cell.layoutIfNeeded()
    }

    /// Returns the time for parsing a file of a thousand cells and instantiating its objects, in
    /// milliseconds.
    private static func parse() -> Double {
        let data = Data(document((0..<1000).map { cell("\($0)-") }.joined()).utf8)
        let seconds = Stopwatch.median(rounds: 5) {
            _ = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
        }
        return seconds * 1e3
    }

    private static var xml: String { document(cell("")) }

    private static func document(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>\(objects)</objects>
        </document>
        """
    }

    /// - Parameter prefix: The prefix of all object identifiers.
    private static func cell(_ prefix: String) -> String {
        template.replacingOccurrences(of: "id=\"", with: "id=\"\(prefix)")
            .replacingOccurrences(of: "Item=\"id=", with: "Item=\"\(prefix)")
    }

    private static let template = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Person" rowHeight="72" id="cell">
            <rect key="frame" x="0.0" y="0.0" width="320" height="72"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <tableViewCellContentView key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center" id="content">
                <rect key="frame" x="0.0" y="0.0" width="320" height="72"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="picture">
                        <rect key="frame" x="16" y="17" width="40" height="40"/>
                        <color key="backgroundColor" systemColor="systemIndigoColor"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="40" id="k-1"/>
                            <constraint firstAttribute="height" constant="40" id="k-2"/>
                        </constraints>
                    </view>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Ada Lovelace" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                        <rect key="frame" x="72" y="14" width="180" height="20"/>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Writes programs for machines" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="job">
                        <rect key="frame" x="72" y="38" width="180" height="18"/>
                        <fontDescription key="fontDescription" type="system" pointSize="15"/>
                        <color key="textColor" systemColor="secondaryLabelColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="toggle">
                        <rect key="frame" x="255" y="20" width="51" height="31"/>
                    </switch>
                </subviews>
                <constraints>
                    <constraint firstItem="id=picture" firstAttribute="leading" secondAttribute="leadingMargin" secondItem="id=content" id="k-3"/>
                    <constraint firstItem="id=picture" firstAttribute="centerY" secondItem="id=content" secondAttribute="centerY" id="k-4"/>
                    <constraint firstItem="id=name" firstAttribute="leading" secondItem="id=picture" secondAttribute="trailing" constant="16" id="k-5"/>
                    <constraint firstItem="id=name" firstAttribute="top" secondItem="id=content" secondAttribute="topMargin" constant="3" id="k-6"/>
                    <constraint firstItem="id=job" firstAttribute="leading" secondItem="id=name" secondAttribute="leading" id="k-7"/>
                    <constraint firstItem="id=job" firstAttribute="top" secondItem="id=name" secondAttribute="bottom" constant="4" id="k-8"/>
                    <constraint firstAttribute="bottomMargin" secondItem="id=job" secondAttribute="bottom" constant="3" id="k-9"/>
                    <constraint firstItem="id=toggle" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="id=name" secondAttribute="trailing" constant="8" id="k-10"/>
                    <constraint firstItem="id=toggle" firstAttribute="leading" secondItem="id=job" secondAttribute="trailing" constant="8" id="k-11"/>
                    <constraint firstItem="id=toggle" firstAttribute="centerY" secondItem="id=content" secondAttribute="centerY" id="k-12"/>
                    <constraint firstAttribute="trailingMargin" secondItem="id=toggle" secondAttribute="trailing" id="k-13"/>
                    <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="60" id="k-14"/>
                </constraints>
            </tableViewCellContentView>
        </tableViewCell>
        """
}

/// The cell of the nib, created in code.
private final class ProgrammaticCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let picture = UIView()
        picture.backgroundColor = .systemIndigo
        let name = UILabel()
        name.text = "Ada Lovelace"
        name.font = .preferredFont(forTextStyle: .headline)
        let job = UILabel()
        job.text = "Writes programs for machines"
        job.font = .systemFont(ofSize: 15)
        job.textColor = .secondaryLabel
        job.numberOfLines = 0
        for label in [name, job] {
            label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        }
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        toggle.setContentHuggingPriority(.defaultHigh, for: .vertical)
        for view in [picture, name, job, toggle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: margins.topAnchor, constant: 3),
            job.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            job.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
            margins.bottomAnchor.constraint(equalTo: job.bottomAnchor, constant: 3),
            toggle.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
            toggle.leadingAnchor.constraint(equalTo: job.trailingAnchor, constant: 8),
            toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            margins.trailingAnchor.constraint(equalTo: toggle.trailingAnchor),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
