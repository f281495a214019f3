extension NibVocabulary {
    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    private static let autoresizing: [String: Int] = [
        "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8, "heightSizable": 16,
        "flexibleMaxY": 32,
    ]

    static let view = NibClass(
        UIView.self,
        [
            "contentMode": .choice("UIContentMode", contentModes),
            "userInteractionEnabled": .inverse("UIUserInteractionDisabled"),
            "multipleTouchEnabled": .flag("UIMultipleTouchEnabled"), "opaque": .flag("UIOpaque"),
            "clipsSubviews": .flag("UIClipsToBounds"), "hidden": .flag("UIHidden"),
            "alpha": .number("UIAlpha", in: 0...1),
            "tag": .integer("UITag"), "autoresizesSubviews": .flag("UIAutoresizeSubviews"),
            "semanticContentAttribute": .choice("UISemanticContentAttribute", semantics),
            "translatesAutoresizingMaskIntoConstraints": .inverse(
                "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"),
            "insetsLayoutMarginsFromSafeArea": .flag("UIViewInsetsLayoutMarginsFromSafeArea"),
            "preservesSuperviewLayoutMargins": .flag("UIPreservesSuperviewLayoutMargins"),
            "horizontalHuggingPriority": .number("UIViewHorizontalHuggingPriority", in: 1...1000),
            "verticalHuggingPriority": .number("UIViewVerticalHuggingPriority", in: 1...1000),
            "horizontalCompressionResistancePriority": .number(
                "UIViewHorizontalCompressionResistancePriority", in: 1...1000),
            "verticalCompressionResistancePriority": .number(
                "UIViewVerticalCompressionResistancePriority", in: 1...1000),
            "autoresizingMask": .options("UIAutoresizingMask", autoresizing),
            "backgroundColor": .color("UIBackgroundColor"), "tintColor": .color("UITintColor"),
            "directionalLayoutMargins": .geometry("UILayoutMargins"),
        ], lists: ["subviews": "UISubviews"]
    ) { element, record, compiler in
        if let inset = element.value("frameInset"), NibGeometry.rect(inset: inset) == nil {
            compiler.document.warn("a frame without a width or a left edge is ignored", line: inset.line)
        }
        let inset = element.value("frameInset").flatMap(NibGeometry.rect(inset:))
        if let frame = element.value("frame").map(NibGeometry.rect) ?? inset {
            record.values["UIBounds"] = .shared(CGRect(origin: .zero, size: frame.size))
            record.values["UICenter"] = .shared(CGPoint(x: frame.midX, y: frame.midY))
        }
        // Interface Builder generates constraints that keep the frame of a view without constraints.
        if element.flag("fixedFrame") == true {
            record.values["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"] = nil
        }
        if let margins = element.value("layoutMargins").flatMap(NibGeometry.value) as? UIEdgeInsets {
            record.values["UILayoutMargins"] = .shared(
                NSDirectionalEdgeInsets(
                    top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right))
        }
        addAccessibility(of: element, to: record, compiler)
        record.values["UIRestorationIdentifier"] = element["restorationIdentifier"].map { .string($0) }
    }

    static let scrollView = NibClass(
        UIScrollView.self, extends: view,
        [
            "bounces": .flag("IBBounces"), "pagingEnabled": .flag("UIPagingEnabled"),
            "scrollEnabled": .flag("UIScrollEnabled"),
            "bouncesZoom": .flag("UIBouncesZoom"), "directionalLockEnabled": .flag("UIDirectionalLockEnabled"),
            "alwaysBounceVertical": .flag("UIAlwaysBounceVertical"),
            "alwaysBounceHorizontal": .flag("UIAlwaysBounceHorizontal"),
            "showsVerticalScrollIndicator": .flag("UIShowsVerticalScrollIndicator"),
            "showsHorizontalScrollIndicator": .flag("UIShowsHorizontalScrollIndicator"),
            "delaysContentTouches": .flag("UIDelaysContentTouches"),
            "canCancelContentTouches": .flag("UICanCancelContentTouches"),
            "minimumZoomScale": .number("UIMinimumZoomScale", in: 0.01...100),
            "maximumZoomScale": .number("UIMaximumZoomScale", in: 0.01...100),
            "indicatorStyle": .choice(
                "UIIndicatorStyle", ["default": UIScrollView.IndicatorStyle.default, "black": .black, "white": .white]),
            "keyboardDismissMode": .choice(
                "UIKeyboardDismissMode",
                [
                    "none": UIScrollView.KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive,
                    "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
                ]),
            "contentInsetAdjustmentBehavior": .choice(
                "UIContentInsetAdjustmentBehavior",
                [
                    "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic,
                    "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
                ]),
            "contentInset": .geometry("UIContentInset"), "contentSize": .geometry("UIContentSize"),
            "refreshControl": .object("UIRefreshControl"),
        ]
    ) { element, record, _ in
        if let bounces = element.flag("bounces") {
            record.values["UIBouncesVertically"] = .flag(bounces)
            record.values["UIBouncesHorizontally"] = .flag(bounces)
        }
        if let insets = element.value("scrollIndicatorInsets").flatMap(NibGeometry.value) {
            record.values["UIVerticalScrollIndicatorInsets"] = .shared(insets)
            record.values["UIHorizontalScrollIndicatorInsets"] = .shared(insets)
        }
    }

    private static let stackView = NibClass(
        UIStackView.self, extends: view,
        [
            "axis": .choice(
                "UIStackViewAxis", ["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical]),
            "distribution": .choice(
                "UIStackViewDistribution",
                [
                    "fill": UIStackView.Distribution.fill, "fillEqually": .fillEqually,
                    "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                    "equalCentering": .equalCentering,
                ]),
            "alignment": .choice(
                "UIStackViewAlignment",
                [
                    "fill": UIStackView.Alignment.fill, "leading": .leading, "top": .top, "center": .center,
                    "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
                    "lastBaseline": .lastBaseline,
                ]),
            "spacing": .number("UIStackViewSpacing"),
            "spacingType": .string("IBSpacingType"),
            "baselineRelativeArrangement": .flag("UIStackViewBaselineRelative"),
            "layoutMarginsRelativeArrangement": .flag("UIStackViewLayoutMarginsRelative"),
        ], lists: ["subviews": "UIStackViewArrangedSubviews"]
    ) { element, record, _ in
        if element["spacingType"] == "standard" {
            record.values["UIStackViewSpacing"] = .number(Double(UIStackView.spacingUseSystem))
        }
    }

    private static let imageView = NibClass(
        UIImageView.self, extends: view,
        [
            "image": .image("UIImage"), "highlightedImage": .image("UIHighlightedImage"),
            "highlighted": .flag("UIHighlighted"),
            "preferredSymbolConfiguration": .symbolConfiguration("UIPreferredSymbolConfiguration"),
        ])

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]

    private static let visualEffectView = NibClass(
        UIVisualEffectView.self, extends: view, ["contentView": .object("UIVisualEffectViewContentView")]
    ) { element, record, _ in
        let vibrancy = element.child("vibrancyEffect")
        let blur = vibrancy?.child("blurEffect") ?? element.child("blurEffect")
        guard let style = blur?["style"].flatMap({ blurStyles[$0] }) else { return }
        record.values["UIVisualEffectViewEffect"] = .integer(style.rawValue)
        guard let vibrancy else { return }
        let content = vibrancy["style"].flatMap { vibrancyStyles[$0] }
        record.values["UIVisualEffectViewVibrancy"] = .integer(content?.rawValue ?? -1)
    }

    private static let window = NibClass(UIWindow.self, extends: view)

    static let views: [String: NibClass] = [
        "view": view, "containerView": view, "scrollView": scrollView, "stackView": stackView, "imageView": imageView,
        "visualEffectView": visualEffectView, "window": window,
    ]
}
