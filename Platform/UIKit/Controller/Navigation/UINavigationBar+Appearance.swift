import Foundation

/// The appearance of the bar. Setting an appearance copies it; the bar observes changes of the copy.
extension UINavigationBar {
    final var baseTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.standard.titleTextAttributes.nonEmpty }
        set { appearances.standard.titleTextAttributes = newValue ?? [:] }
    }

    final var baseLargeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.standard.largeTitleTextAttributes.nonEmpty }
        set { appearances.standard.largeTitleTextAttributes = newValue ?? [:] }
    }

    // MARK: Archiving

    final func archiveBar(into coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        coder.encode(isTranslucent, forKey: "UIBarTranslucent")
        coder.encode(prefersLargeTitles, forKey: "UIPrefersLargeTitles")
        coder.encode(standardAppearance, forKey: "UIStandardAppearance")
        coder.encode(scrollEdgeAppearance, forKey: "UIScrollEdgeAppearance")
        coder.encode(compactAppearance, forKey: "UICompactAppearance")
        coder.encode(compactScrollEdgeAppearance, forKey: "UICompactScrollEdgeAppearance")
    }

    final func restoreBar(from coder: NSCoder) {
        barStyle = coder.choice("UIBarStyle", or: .default)
        isTranslucent = coder.flag("UIBarTranslucent", or: true)
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        prefersLargeTitles = coder.flag("UIPrefersLargeTitles", or: false)
        appearances.setStandard(coder.object("UIStandardAppearance"))
        appearances.setScrollEdge(coder.object("UIScrollEdgeAppearance"))
        appearances.setCompact(coder.object("UICompactAppearance"))
        appearances.setCompactScrollEdge(coder.object("UICompactScrollEdgeAppearance"))
        // Nibs have the attributes apart from an appearance.
        if let attributes: [NSAttributedString.Key: Any] = coder.anyObject("UITitleTextAttributes") {
            titleTextAttributes = attributes
        }
        if let attributes: [NSAttributedString.Key: Any] = coder.anyObject("UILargeTitleTextAttributes") {
            largeTitleTextAttributes = attributes
        }
        if let items: [UINavigationItem] = coder.anyObject("UIItems"), !items.isEmpty { self.items = items }
    }
}

extension Dictionary {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
