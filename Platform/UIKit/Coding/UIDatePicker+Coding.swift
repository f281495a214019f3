import Foundation

extension UIDatePicker {
    final func restoreDates(from coder: NSCoder) {
        datePickerMode = coder.choice("UIDatePickerMode", or: .dateAndTime)
        preferredDatePickerStyle = coder.choice("UIPreferredDatePickerStyle", or: .automatic)
        minuteInterval = coder.integer("UIMinuteInterval", or: 1)
        roundsToMinuteInterval = coder.flag("UIRoundsToMinuteInterval", or: true)
        if let identifier = coder.string("UILocale") { locale = Locale(identifier: identifier) }
        if let identifier = coder.string("UITimeZone") { timeZone = TimeZone(identifier: identifier) }
        minimumDate = (coder.object("UIMinimumDate") as NSDate?).map { $0 as Date }
        maximumDate = (coder.object("UIMaximumDate") as NSDate?).map { $0 as Date }
        if let date = (coder.object("UIDate") as NSDate?).map({ $0 as Date }) { self.date = date }
        countDownDuration = TimeInterval(coder.number("UICountDownDuration", or: 0))
    }

    final func archiveDates(into coder: NSCoder) {
        coder.encode(datePickerMode.rawValue, forKey: "UIDatePickerMode")
        coder.encode(preferredDatePickerStyle.rawValue, forKey: "UIPreferredDatePickerStyle")
        coder.encode(minuteInterval, forKey: "UIMinuteInterval")
        coder.encode(roundsToMinuteInterval, forKey: "UIRoundsToMinuteInterval")
        if let locale { coder.encode(locale.identifier as NSString, forKey: "UILocale") }
        if let timeZone { coder.encode(timeZone.identifier as NSString, forKey: "UITimeZone") }
        if let minimumDate { coder.encode(minimumDate as NSDate, forKey: "UIMinimumDate") }
        if let maximumDate { coder.encode(maximumDate as NSDate, forKey: "UIMaximumDate") }
        coder.encode(date as NSDate, forKey: "UIDate")
        coder.encodeNumber(CGFloat(countDownDuration), forKey: "UICountDownDuration")
    }
}
