import Foundation

extension NibVocabulary {
    static let control = NibClass(
        UIControl.self, extends: view,
        [
            "enabled": .inverse("UIDisabled"), "selected": .flag("UISelected"), "highlighted": .flag("UIHighlighted"),
            "contentHorizontalAlignment": .choice(
                "UIContentHorizontalAlignment",
                [
                    "center": UIControl.ContentHorizontalAlignment.center, "left": .left, "right": .right,
                    "fill": .fill, "leading": .leading, "trailing": .trailing,
                ]),
            "contentVerticalAlignment": .choice(
                "UIContentVerticalAlignment",
                [
                    "center": UIControl.ContentVerticalAlignment.center, "top": .top, "bottom": .bottom, "fill": .fill,
                ]),
            "showsMenuAsPrimaryAction": .flag("UIShowsMenuAsPrimaryAction"),
        ])

    private static let toggle = NibClass(
        UISwitch.self, extends: control,
        [
            "on": .flag("UISwitchOn"), "onTintColor": .color("UISwitchOnTintColor"),
            "thumbTintColor": .color("UISwitchThumbTintColor"),  // Visible only for checkboxes on a Mac.
            "title": .string("IBSwitchTitle"),
        ])

    private static let slider = NibClass(
        UISlider.self, extends: control,
        [
            "value": .number("UIValue"), "minValue": .number("UIMinValue"), "maxValue": .number("UIMaxValue"),
            "continuous": .flag("UIContinuous"), "minimumValueImage": .image("UIMinValueImage"),
            "maximumValueImage": .image("UIMaxValueImage"), "thumbTintColor": .color("UIThumbTintColor"),
            "minimumTrackTintColor": .color("UIMinimumTrackTintColor"),
            "maximumTrackTintColor": .color("UIMaximumTrackTintColor"),
        ]
    ) { element, record, compiler in
        let (lowest, highest) = (element.number("minValue") ?? 0, element.number("maxValue") ?? 1)
        if lowest > highest {
            compiler.document.warn(
                "a slider has a minimum of \(lowest) above its maximum of \(highest)", line: element.line)
            record.values["UIMaxValue"] = .number(lowest)
        }
        let value = element.number("value") ?? 0
        record.values["UIValue"] = .number(min(max(value, lowest), max(lowest, highest)))
    }

    private static let stepper = NibClass(
        UIStepper.self, extends: control,
        [
            "value": .number("UIStepperValue"), "minimumValue": .number("UIStepperMinimumValue"),
            "maximumValue": .number("UIStepperMaximumValue"), "stepValue": .number("UIStepperStepValue"),
            "autorepeat": .flag("UIStepperAutorepeat"), "wraps": .flag("UIStepperWraps"),
            "continuous": .flag("UIStepperContinuous"),
        ]
    ) { element, record, compiler in
        let (lowest, highest) = (element.number("minimumValue") ?? 0, element.number("maximumValue") ?? 100)
        if lowest > highest {
            compiler.document.warn(
                "a stepper has a minimum of \(lowest) above its maximum of \(highest)", line: element.line)
            record.values["UIStepperMinimumValue"] = .number(highest)
            record.values["UIStepperMaximumValue"] = .number(lowest)
        }
        if let step = element.number("stepValue"), step <= 0 {
            compiler.document.warn("a stepper has the invalid step value \(step)", line: element.line)
            record.values["UIStepperStepValue"] = nil
        }
        let value = element.number("value") ?? 0
        record.values["UIStepperValue"] = .number(
            min(max(value, min(lowest, highest)), max(lowest, highest)))
    }

    private static let segmentedControl = NibClass(
        UISegmentedControl.self, extends: control,
        [
            "selectedSegmentIndex": .integer("UISelectedSegment"), "momentary": .flag("UIMomentary"),
            "apportionsSegmentWidthsByContent": .flag("UIApportionSegmentWidthsByContent"),
            "selectedSegmentTintColor": .color("UISelectedSegmentTintColor"),
            "titleTextAttributes": .textAttributes("UITitleTextAttributes"),
            "segmentControlStyle": .string("IBSegmentControlStyle"),
        ], values: ["UISelectedSegment": .integer(0)]
    ) { element, record, compiler in
        let segments = element.list("segments").filter { $0.name == "segment" }
        let titles = segments.enumerated().map { index, segment in
            compiler.localized(segment["title"] ?? "", "segmentTitles[\(index)]", of: element)
        }
        let images: [NSObject] = segments.map { segment in
            segment["image"].flatMap { compiler.document.image(NibImage(name: $0, in: segment)) } ?? NSNull()
        }
        record.values["UISegmentTitles"] = .shared(titles.map { $0 as NSString })
        record.values["UISegmentImages"] = .shared(images)
        record.values["UISegmentWidths"] = .shared(segments.map { NSNumber(value: max(0, $0.number("width") ?? 0)) })
        record.values["UISegmentEnabled"] = .shared(segments.map { NSNumber(value: $0.flag("enabled") ?? true) })
    }

    private static let progressView = NibClass(
        UIProgressView.self, extends: view,
        [
            "progress": .number("UIProgressProgress"),
            "progressViewStyle": .choice(
                "UIProgressViewStyle", ["default": UIProgressView.Style.default, "bar": .bar]),
            "progressTintColor": .color("UIProgressTintColor"), "trackTintColor": .color("UITrackTintColor"),
            "progressImage": .image("UIProgressImage"), "trackImage": .image("UITrackImage"),
        ])

    private static let pageControl = NibClass(
        UIPageControl.self, extends: control,
        [
            "numberOfPages": .integer("UINumberOfPages", in: 0...1000),
            "currentPage": .integer("UICurrentPage", in: 0...999),
            "hidesForSinglePage": .flag("UIHideForSinglePage"),
            "pageIndicatorTintColor": .color("UIPageIndicatorTintColor"),
            "currentPageIndicatorTintColor": .color("UICurrentPageIndicatorTintColor"),
        ], values: ["UINumberOfPages": .integer(3)])

    private static let activityIndicatorView = NibClass(
        UIActivityIndicatorView.self, extends: view,
        [
            // Older styles by raw value, because using their names would cause deprecation warnings.
            "style": .choice(
                "UIActivityIndicatorViewStyle",
                [
                    "medium": 100, "large": 101, "whiteLarge": 0, "white": 1, "gray": 2,
                ].mapValues { NibNumberedChoice(rawValue: $0) }),
            "animating": .flag("UIAnimating"), "hidesWhenStopped": .flag("UIHidesWhenStopped"),
            "color": .color("UIColor"),
        ], values: ["UIHidesWhenStopped": .flag(false)])

    private static let datePicker = NibClass(
        UIDatePicker.self, extends: control,
        [
            "datePickerMode": .choice(
                "UIDatePickerMode",
                [
                    "time": UIDatePicker.Mode.time, "date": .date, "dateAndTime": .dateAndTime,
                    "countDownTimer": .countDownTimer,
                ]),
            "style": .choice(
                "UIPreferredDatePickerStyle",
                ["automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
            "minuteInterval": .integer("UIMinuteInterval"), "countDownDuration": .number("UICountDownDuration"),
            "date": .date("UIDate"), "minimumDate": .date("UIMinimumDate"), "maximumDate": .date("UIMaximumDate"),
            "useCurrentDate": .flag("IBUseCurrentDate"),
        ]
    ) { element, record, _ in
        if element.flag("useCurrentDate") == true { record.values["UIDate"] = nil }
        // Foundation traps when it formats a date in an unknown locale.
        let locale = element.child("locale")?["localeIdentifier"]
        if let locale, Locale.availableIdentifiers.contains(locale) { record.values["UILocale"] = .string(locale) }
        record.values["UITimeZone"] = (element.child("timeZone")?["name"]).map { .string($0) }
    }

    private static let pickerView = NibClass(UIPickerView.self, extends: view)

    private static let refreshControl = NibClass(
        UIRefreshControl.self, extends: control, ["attributedTitle": .attributedText("UIRefreshControlTitle")])

    static let controls: [String: NibClass] = [
        "control": control, "switch": toggle, "slider": slider, "stepper": stepper,
        "segmentedControl": segmentedControl, "progressView": progressView, "pageControl": pageControl,
        "activityIndicatorView": activityIndicatorView, "datePicker": datePicker, "pickerView": pickerView,
        "refreshControl": refreshControl, "button": button,
    ]
}

/// A value without a case, used for unsupported choices.
private struct NibNumberedChoice: RawRepresentable {
    let rawValue: Int
}
