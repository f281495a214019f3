extension UISegmentedControl {
    final func restoreSegments(from coder: NSCoder) {
        apportionsSegmentWidthsByContent = coder.flag("UIApportionSegmentWidthsByContent", or: false)
        selectedSegmentTintColor = coder.object("UISelectedSegmentTintColor")
        // Only in nibs: archives do not contain text attributes.
        if let attributes: [NSAttributedString.Key: Any] = coder.anyObject("UITitleTextAttributes") {
            setTitleTextAttributes(attributes, for: .normal)
        }
        let titles: [NSString] = coder.anyObject("UISegmentTitles") ?? []
        let images: [NSObject] = coder.anyObject("UISegmentImages") ?? []
        let widths: [NSNumber] = coder.anyObject("UISegmentWidths") ?? []
        let enabled: [NSNumber] = coder.anyObject("UISegmentEnabled") ?? []
        guard [images.count, widths.count, enabled.count].allSatisfy({ $0 == titles.count }) else { return }
        for index in titles.indices {
            // A segment with an image has no title.
            let content = SegmentContent(
                title: images[index] is UIImage ? nil : titles[index] as String, image: images[index] as? UIImage,
                width: CGFloat(widths[index].doubleValue), isEnabled: enabled[index].boolValue)
            insert(content, at: index, animated: false)
        }
        isMomentary = coder.flag("UIMomentary", or: false)
        let selected = coder.integer("UISelectedSegment", or: Self.noSegment)
        selectedSegmentIndex = segments.indices.contains(selected) ? selected : Self.noSegment
    }

    final func archiveSegments(into coder: NSCoder) {
        coder.encode(isMomentary, forKey: "UIMomentary")
        coder.encode(apportionsSegmentWidthsByContent, forKey: "UIApportionSegmentWidthsByContent")
        coder.encode(selectedSegmentIndex, forKey: "UISelectedSegment")
        coder.encode(selectedSegmentTintColor, forKey: "UISelectedSegmentTintColor")
        let contents = segments.map(\.content)
        coder.encode(contents.map { NSString(string: $0.displayedTitle ?? "") } as NSArray, forKey: "UISegmentTitles")
        coder.encode(contents.map { $0.displayedImage ?? NSNull() as NSObject } as NSArray, forKey: "UISegmentImages")
        coder.encode(contents.map { NSNumber(value: Double($0.width)) } as NSArray, forKey: "UISegmentWidths")
        coder.encode(contents.map { NSNumber(value: $0.isEnabled) } as NSArray, forKey: "UISegmentEnabled")
    }
}
