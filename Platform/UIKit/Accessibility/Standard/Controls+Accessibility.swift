extension UIButton: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        let title = currentAttributedTitle?.string ?? currentTitle ?? configuration?.title
        let texts = AccessibilityText.joined([title, configuration?.subtitle])
        return StandardAccessibility(
            role: .button, isElement: true, label: texts ?? (currentImage ?? configuration?.image)?.spokenName,
            traits: .button)
    }
}

extension UISwitch: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            role: .toggle, isElement: true, value: isOn ? "1" : "0", traits: [.button, .toggleButton])
    }
}

extension UISlider: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        let range = Double(maximumValue - minimumValue)
        let fraction = range > 0 ? Double(value - minimumValue) / range : 0
        return StandardAccessibility(
            role: .slider, isElement: true, value: AccessibilityText.percentage(fraction), traits: .adjustable)
    }
}

extension UIStepper: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .stepper, isContainer: true, value: value.formatted())
    }
}

extension UIPageControl: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            role: .pageIndicator, isElement: true,
            value: numberOfPages > 0 ? AccessibilityText.position(currentPage + 1, of: numberOfPages) : nil,
            traits: .adjustable)
    }
}

extension UIProgressView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            role: .progress, isElement: true, value: AccessibilityText.percentage(Double(progress)),
            traits: .updatesFrequently)
    }
}

extension UIActivityIndicatorView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .activity, isElement: isAnimating, traits: .updatesFrequently)
    }
}

extension UISegmentedControl: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .segmentedControl, isContainer: true)
    }
}

extension SegmentView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        let control = superview as? UISegmentedControl
        let index = control?.segments.firstIndex { $0 === self }
        var traits: UIAccessibilityTraits = .button
        if let control, let index {
            if control.selectedSegmentIndex == index { traits.insert(.selected) }
            if !control.isEnabled || !control.isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
        }
        return StandardAccessibility(
            role: .button, isElement: true, label: content.displayedTitle ?? content.displayedImage?.spokenName,
            traits: traits)
    }
}

extension PickerWheel: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            role: .picker, isElement: true, label: delegateLabel, value: selectedText, hint: delegateHint,
            userInputLabels: delegateInputLabels, traits: .adjustable)
    }
}

extension SectionIndexBar: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .adjustable, isElement: true, traits: .adjustable)
    }
}
