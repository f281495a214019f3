extension UIImage {
    /// Decodes an image that `archive(into:)` encoded.
    static func archivedParts(in coder: NSCoder) -> Parts? {
        var parts: Parts
        if let name = coder.string("UISystemSymbolName") {
            guard let symbol = UIImage(systemName: name, withConfiguration: symbolConfiguration(in: coder)) else {
                return nil
            }
            parts = symbol.parts
        } else if let name = coder.string("UISymbolName"),
            let symbol = UIImage(named: name, in: nil, with: symbolConfiguration(in: coder)), symbol.isSymbolImage
        {
            parts = symbol.parts
        } else {
            guard let data = (coder.object("UIImageData") as NSData?) as Data?,
                let image = UIImage(data: data, scale: max(coder.number("UIScale", or: 1), .leastNonzeroMagnitude))
            else { return nil }
            parts = image.parts
            parts.orientation = coder.choice("UIImageOrientation", or: .up)
        }
        parts.renderingMode = coder.choice("UIRenderingMode", or: .automatic)
        parts.tint = coder.object("UITintColor")
        if coder.containsValue(forKey: "UIResizingMode") {
            parts.resizing = UIImage.Resizing(
                capInsets: coder.decodeUIEdgeInsets(forKey: "UICapInsets"),
                mode: coder.choice("UIResizingMode", or: .tile))
        }
        parts.alignmentRectInsets = coder.decodeUIEdgeInsets(forKey: "UIAlignmentRectInsets")
        parts.flipsForRightToLeft = coder.flag("UIFlipsForRightToLeft", or: false)
        if coder.containsValue(forKey: "UIBaselineOffset") {
            parts.baseline = .offset(coder.number("UIBaselineOffset", or: 0))
        } else if coder.flag("UIHasNoBaseline", or: false) {
            parts.baseline = .none
        }
        return parts
    }

    /// Encodes the image: system symbols by name, custom symbols by name and as a bitmap, other images as
    /// PNG.
    package final func archive(into coder: NSCoder) {
        switch parts.content {
        case .symbol(let shape):
            let isOwn = shape.glyph.template != nil
            coder.encode(parts.name, forKey: isOwn ? "UISymbolName" : "UISystemSymbolName")
            if let symbolConfiguration { symbolConfiguration.archive(into: coder) }
            // The app that decodes the archive may not contain the symbol.
            if isOwn, let image = cgImage { archive(image, into: coder) }
        case .pixels(let image): archive(image, into: coder)
        }
        coder.encode(parts.renderingMode.rawValue, forKey: "UIRenderingMode")
        coder.encode(parts.tint, forKey: "UITintColor")
        if let resizing = parts.resizing {
            coder.encode(resizing.capInsets, forKey: "UICapInsets")
            coder.encode(resizing.mode.rawValue, forKey: "UIResizingMode")
        }
        coder.encode(parts.alignmentRectInsets, forKey: "UIAlignmentRectInsets")
        coder.encode(parts.flipsForRightToLeft, forKey: "UIFlipsForRightToLeft")
        switch parts.baseline {
        case .own: break
        case .none: coder.encode(true, forKey: "UIHasNoBaseline")
        case .offset(let offset): coder.encodeNumber(offset, forKey: "UIBaselineOffset")
        }
    }

    private func archive(_ image: CGImage, into coder: NSCoder) {
        let upright = UIImage(cgImage: image, scale: 1, orientation: .up)
        coder.encode(upright.pngData().map { $0 as NSData }, forKey: "UIImageData")
        coder.encodeNumber(parts.scale, forKey: "UIScale")
        coder.encode(parts.orientation.rawValue, forKey: "UIImageOrientation")
    }

    private static func symbolConfiguration(in coder: NSCoder) -> SymbolConfiguration? {
        guard coder.containsValue(forKey: "UISymbolWeight") else { return nil }
        return SymbolConfiguration(
            SymbolStyle(
                pointSize: coder.containsValue(forKey: "UISymbolPointSize")
                    ? coder.number("UISymbolPointSize", or: 0) : nil,
                textStyle: coder.string("UISymbolTextStyle").map { UIFont.TextStyle(rawValue: $0) },
                weight: coder.choice("UISymbolWeight", or: .unspecified),
                scale: coder.choice("UISymbolScale", or: .unspecified),
                colors: colors(in: coder), preference: coder.choice("UISymbolPreference", or: .none)))
    }

    private static func colors(in coder: NSCoder) -> SymbolStyle.Colors? {
        if let color: UIColor = coder.object("UISymbolHierarchicalColor") { return .hierarchical(color) }
        var palette: [UIColor] = []
        while let color: UIColor = coder.object("UISymbolPaletteColor\(palette.count)") { palette.append(color) }
        return palette.isEmpty ? nil : .palette(palette)
    }
}

extension UIImage.SymbolConfiguration {
    fileprivate func archive(into coder: NSCoder) {
        if let pointSize { coder.encodeNumber(pointSize, forKey: "UISymbolPointSize") }
        coder.encode(textStyle?.rawValue, forKey: "UISymbolTextStyle")
        coder.encode(weight.rawValue, forKey: "UISymbolWeight")
        coder.encode(scale.rawValue, forKey: "UISymbolScale")
        coder.encode(style.preference.rawValue, forKey: "UISymbolPreference")
        switch style.colors {
        case .hierarchical(let color): coder.encode(color, forKey: "UISymbolHierarchicalColor")
        case .palette(let colors):
            for (index, color) in colors.enumerated() { coder.encode(color, forKey: "UISymbolPaletteColor\(index)") }
        case nil: break
        }
    }
}
