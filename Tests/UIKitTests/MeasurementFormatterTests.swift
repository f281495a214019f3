import Foundation
import Testing
import UIKit

@Suite struct MeasurementFormatterTests {
    private func text<UnitType: Unit>(
        _ value: Double, _ unit: UnitType, locale: String = "en_US", style: Formatter.UnitStyle = .medium,
        options: MeasurementFormatter.UnitOptions = []
    ) -> String {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitStyle = style
        formatter.unitOptions = options
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    @Test("a measurement is displayed in the locale's unit")
    func localUnit() {
        #expect(text(5000, UnitLength.meters) == "3.107 mi")
        #expect(text(5000, UnitLength.meters, locale: "de_DE") == "5 km")
        #expect(text(21, UnitTemperature.celsius) == "69.8°F")
        #expect(text(21, UnitTemperature.celsius, locale: "en_GB") == "21°C")
        #expect(text(100, UnitSpeed.kilometersPerHour, locale: "en_GB") == "62.137 mph")
    }

    @Test("the provided unit is kept by option")
    func providedUnit() {
        #expect(text(5000, UnitLength.meters, options: .providedUnit) == "5,000 m")
        #expect(text(21, UnitTemperature.celsius, options: .temperatureWithoutUnit) == "21°")
    }

    @Test("the unit fits the size of the value", arguments: [(90.0, "1.5 hr"), (30, "30 min"), (0.5, "30 sec")])
    func naturalScale(minutes: Double, expected: String) {
        #expect(text(minutes, UnitDuration.minutes, options: .naturalScale) == expected)
    }

    @Test("long names of units are singular for one")
    func names() {
        #expect(text(1, UnitLength.kilometers, locale: "en_CA", style: .long) == "1 kilometer")
        #expect(text(2, UnitLength.feet, style: .long, options: .providedUnit) == "2 feet")
        #expect(text(1, UnitLength.feet, style: .long, options: .providedUnit) == "1 foot")
        #expect(text(1, UnitSpeed.metersPerSecond, style: .long, options: .providedUnit) == "1 meter per second")
        #expect(text(20, UnitTemperature.celsius, locale: "en_CA", style: .long) == "20 degrees Celsius")
        #expect(text(5, UnitLength.kilometers, style: .short, options: .providedUnit) == "5km")
        #expect(MeasurementFormatter().string(from: UnitMass.kilograms) == "kg")
    }
}
