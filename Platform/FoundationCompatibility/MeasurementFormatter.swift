import Foundation

/// A formatter for measurements, such as "3.1 mi" or "21°C".
///
/// Numbers and the choice of units follow the locale. The names of units are English in all locales: Foundation on Linux,
/// which lacks the formatter, has no others.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The options for the choice of units.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, in place of the locale's unit.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// A unit of the locale that fits the size of the value.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Temperatures without their unit, which is then the provided one.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The options for the choice of units.
    open var unitOptions: UnitOptions = []
    /// The length of the unit's name.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale, which is also that of the number formatter.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { numberFormatter.locale = locale }
    }
    /// The formatter for values. The default is a decimal formatter.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimalFormatter()

    private static func decimalFormatter() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    /// Returns the text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = displayed(measurement)
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature {
            if unitOptions.contains(.temperatureWithoutUnit) { return "\(number)°" }
            if unitStyle == .short { return "\(number)°" }
            if unitStyle == .medium { return "\(number)\(unit.symbol)" }
        }
        let name = UnitNames.name(of: unit, style: unitStyle, isSingular: value == 1)
        return unitStyle == .short ? "\(number)\(name)" : "\(number) \(name)"
    }

    /// Returns the name of a unit.
    open func string(from unit: Unit) -> String { UnitNames.name(of: unit, style: unitStyle, isSingular: false) }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let unit as Unit: string(from: unit)
        case let measurement as Measurement<Unit>: string(from: measurement)
        case let measurement as NSMeasurement:
            string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
        default: nil
        }
    }

    private func displayed<UnitType: Unit>(_ measurement: Measurement<UnitType>) -> (value: Double, unit: Unit) {
        let unit = measurement.unit
        let isProvided =
            unitOptions.contains(.providedUnit)
            || (unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit))
        guard !isProvided, let dimension = unit as? Dimension else { return (measurement.value, unit) }
        let base = dimension.converter.baseUnitValue(fromValue: measurement.value)
        let units = PreferredUnits.units(for: dimension, system: locale.measurementSystem)
        guard let last = units.last else { return (measurement.value, unit) }
        let preferred =
            units.first { abs($0.unit.converter.value(fromBaseUnitValue: base)) >= $0.minimum } ?? last
        // A value in a preferred unit is not converted to the base unit and back, which would round it.
        guard preferred.unit != dimension else { return (measurement.value, unit) }
        return (preferred.unit.converter.value(fromBaseUnitValue: base), preferred.unit)
    }
}

/// The units of a dimension in a measurement system, from large to small, with the smallest values to use them for.
///
/// The choice is that of the Unicode Common Locale Data Repository for the default usage.
private enum PreferredUnits {
    typealias Preference = (unit: Dimension, minimum: Double)

    static func units(for unit: Dimension, system: Locale.MeasurementSystem) -> [Preference] {
        let isUS = system == .us
        switch unit {
        case is UnitLength:
            return isUS
                ? [(UnitLength.miles, 0.5), (UnitLength.feet, 1), (UnitLength.inches, 0)]
                : [(UnitLength.kilometers, 1), (UnitLength.meters, 1), (UnitLength.centimeters, 0)]
        case is UnitMass:
            return isUS
                ? [(UnitMass.shortTons, 1), (UnitMass.pounds, 1), (UnitMass.ounces, 0)]
                : [(UnitMass.metricTons, 1), (UnitMass.kilograms, 1), (UnitMass.grams, 0)]
        case is UnitTemperature: return [(isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius, 0)]
        case is UnitSpeed:
            return [(system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour, 0)]
        case is UnitDuration:
            return [(UnitDuration.hours, 1), (UnitDuration.minutes, 1), (UnitDuration.seconds, 0)]
        case is UnitVolume:
            return isUS
                ? [(UnitVolume.gallons, 1), (UnitVolume.quarts, 1), (UnitVolume.cups, 1), (UnitVolume.fluidOunces, 0)]
                : [(UnitVolume.liters, 1), (UnitVolume.milliliters, 0)]
        case is UnitArea:
            return isUS
                ? [
                    (UnitArea.squareMiles, 1), (UnitArea.acres, 1), (UnitArea.squareFeet, 1),
                    (UnitArea.squareInches, 0),
                ]
                : [
                    (UnitArea.squareKilometers, 1), (UnitArea.hectares, 1), (UnitArea.squareMeters, 1),
                    (UnitArea.squareCentimeters, 0),
                ]
        default: return []
        }
    }
}

/// The English names of units.
private enum UnitNames {
    /// The forms of a name.
    private struct Forms {
        var narrow: String
        var short: String
        var plural: String
        var singular: String
    }

    static func name(of unit: Unit, style: Formatter.UnitStyle, isSingular: Bool) -> String {
        if unit is UnitDuration, let forms = durations[unit.symbol] {
            switch style {
            case .short: return forms.narrow
            case .long: return isSingular ? forms.singular : forms.plural
            default: return forms.short
            }
        }
        guard style == .long, let name = names[unit.symbol] else { return unit.symbol }
        guard isSingular else { return name }
        if let singular = irregularSingulars[name] { return singular }
        // "meters per second", "square miles" and "degrees Celsius" lose the s of their first plural.
        var words = name.split(separator: " ").map(String.init)
        if let index = words.firstIndex(where: { $0.hasSuffix("s") }) { words[index].removeLast() }
        return words.joined(separator: " ")
    }

    /// The names of durations, whose symbols are those of other units or not those of English texts.
    private static let durations = [
        "s": Forms(narrow: "s", short: "sec", plural: "seconds", singular: "second"),
        "m": Forms(narrow: "m", short: "min", plural: "minutes", singular: "minute"),
        "h": Forms(narrow: "h", short: "hr", plural: "hours", singular: "hour"),
    ]
    private static let irregularSingulars = [
        "feet": "foot", "inches": "inch", "square feet": "square foot", "square inches": "square inch",
    ]
    private static let names = [
        "km": "kilometers", "m": "meters", "cm": "centimeters", "mm": "millimeters", "mi": "miles", "yd": "yards",
        "ft": "feet", "in": "inches", "NM": "nautical miles", "kg": "kilograms", "g": "grams", "mg": "milligrams",
        "t": "metric tons", "ton": "tons", "lb": "pounds", "oz": "ounces", "st": "stones", "°C": "degrees Celsius",
        "°F": "degrees Fahrenheit", "K": "kelvins", "m/s": "meters per second", "km/h": "kilometers per hour",
        "mph": "miles per hour", "kn": "knots", "L": "liters", "mL": "milliliters", "gal": "gallons", "qt": "quarts",
        "pt": "pints", "cup": "cups", "fl oz": "fluid ounces", "tbsp": "tablespoons", "tsp": "teaspoons",
        "km²": "square kilometers", "m²": "square meters", "cm²": "square centimeters", "ha": "hectares",
        "ac": "acres", "mi²": "square miles", "ft²": "square feet", "in²": "square inches", "°": "degrees",
        "kCal": "kilocalories", "kJ": "kilojoules", "kWh": "kilowatt-hours", "hPa": "hectopascals",
        "mbar": "millibars",
    ]
}
