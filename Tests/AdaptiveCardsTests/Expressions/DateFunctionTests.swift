import AdaptiveCards
import Testing

@Suite("Date functions")
struct DateFunctionTests {
    @Test(
        "dates are also read as they are written in the United States, and as mail and web servers write them",
        arguments: [
            ("03/15/2018 12:00:00", "2018-03-15T12:00:00.000Z"), ("3/5/2018", "2018-03-05T00:00:00.000Z"),
            ("3/5/2018 1:05 PM", "2018-03-05T13:05:00.000Z"), ("3/5/2018, 12:05:09 AM", "2018-03-05T00:05:09.000Z"),
            ("2018/03/05", "2018-03-05T00:00:00.000Z"), ("March 5, 2018", "2018-03-05T00:00:00.000Z"),
            ("5 Mar. 2018 07:30", "2018-03-05T07:30:00.000Z"),
            ("Mon, 05 Mar 2018 13:05:00 GMT", "2018-03-05T13:05:00.000Z"),
        ])
    func writtenDates(text: String, expected: String) throws {
        #expect(try evaluate("formatDateTime('\(text)')") == .string(expected))
    }

    @Test(
        "what is no date has no value",
        arguments: [
            "13/45/2018", "2/30/2018", "3/5/18", "Marsh 5, 2018", "3/5/2018 13:05 PM", "3/5/2018 24:00", "3/5", "",
        ])
    func invalidWrittenDates(text: String) {
        #expect(failure(of: "formatDateTime('\(text)')") != nil)
    }

    @Test(
        "dates are formatted in the notation of .NET",
        arguments: [
            ("formatDateTime('2018-03-05T13:07:09.25Z')", "2018-03-05T13:07:09.250Z"),
            ("formatDateTime('2018-03-05T13:07:09.25Z', 'd.M.yy H:m:s')", "5.3.18 13:7:9"),
            (
                "formatDateTime('2018-03-05T13:07:09.25Z', 'dddd, dd MMMM yyyy hh:mm tt')",
                "Monday, 05 March 2018 01:07 PM"
            ),
            ("formatDateTime('2018-03-05T13:07:09.25Z', 'ddd MMM')", "Mon Mar"),
            ("formatDateTime('2018-03-05T13:07:09.25Z', 'ss.fff ss.FFF')", "09.250 09.25"),
            ("formatDateTime('2018-03-05', \"'day' d \\\\d\")", "day 5 d"),
            ("formatDateTime('2018-03-05', 'MM-DD-YYYY')", "03-05-2018"),
            ("formatDateTime('2018-03-05', 'd')", "03/05/2018"),
            ("formatDateTime('2018-03-05', 'r')", "Mon, 05 Mar 2018 00:00:00 GMT"),
            ("formatDateTime('2018-03-05', 'dd%MM')", "0503"),
            ("formatDateTime('2018-03-05T10:00:00+02:00', 'HH')", "08"),
            ("formatEpoch(1521118800, 'yyyy-MM-dd')", "2018-03-15"),
            ("formatTicks(637243624200000000)", "2020-05-06T11:47:00.000Z"),
            ("utcNow()", "2020-08-01T00:12:20.000Z"), ("utcNow('HH:mm')", "00:12"),
            ("date('2018-03-05')", "3/05/2018"),
        ] as [(String, JSONValue)])
    func formats(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test("names of months and weekdays are in the language of the argument or of the environment")
    func languages() throws {
        #expect(try evaluate("formatDateTime('2018-03-05', 'dddd d. MMMM', 'de-DE')") == "Montag 5. März")
        #expect(try evaluate("formatDateTime('2018-12-05', 'MMMM')", locale: "fr-FR") == "décembre")
    }

    @Test(
        "dates are computed in the calendar, with the last day of shorter months",
        arguments: [
            ("addDays('2018-02-28T00:00:00.000Z', 1)", "2018-03-01T00:00:00.000Z"),
            ("addHours('2018-01-01', -1, 'HH')", "23"),
            ("addToTime('2020-01-31', 1, 'Month', 'yyyy-MM-dd')", "2020-02-29"),
            ("subtractFromTime('2020-02-29', 1, 'Year', 'yyyy-MM-dd')", "2019-02-28"),
            ("getFutureTime(1, 'Week', 'MM-dd')", "08-08"), ("getPastTime(2, 'Day', 'MM-dd')", "07-30"),
            ("startOfDay('2018-03-15T13:30:30.000Z')", "2018-03-15T00:00:00.000Z"),
            ("startOfMonth('2018-03-15T13:30:30.000Z')", "2018-03-01T00:00:00.000Z"),
            ("startOfHour('2018-03-15T13:30:30.000Z')", "2018-03-15T13:00:00.000Z"),
            ("year('2000-12-31')", 2000), ("dayOfYear('2000-12-31')", 366), ("dayOfWeek('2018-03-15')", 4),
            ("month('9999-12-31')", 12), ("dayOfMonth('0001-01-01')", 1), ("ticks('0001-01-02')", 864_000_000_000),
            ("dateTimeDiff('2018-01-02', '2018-01-01')", 864_000_000_000), ("ticksToHours(36000000000)", 1),
            ("getTimeOfDay('2018-03-15T12:00:00Z')", "noon"), ("getTimeOfDay('2018-03-15T22:30:00Z')", "night"),
            ("dateReadBack('2018-03-15', '2018-03-16')", "tomorrow"),
        ] as [(String, JSONValue)])
    func arithmetic(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test("time zones have names of Windows and of the IANA database, and follow daylight saving time")
    func timeZones() throws {
        #expect(
            try evaluate("convertFromUTC('2018-02-02T02:00:00Z', 'Pacific Standard Time')")
                == "2018-02-01T18:00:00.0000000")
        #expect(try evaluate("convertFromUTC('2018-07-02T02:00:00Z', 'Europe/Berlin', 'HH:mm')") == "04:00")
        #expect(try evaluate("convertToUTC('2018-03-25T03:30:00', 'Europe/Berlin')") == "2018-03-25T01:30:00.000Z")
        #expect(failure(of: "convertToUTC('2018-03-25', 'Nowhere')") == .invalidValue("`Nowhere` is not a time zone"))
    }

    @Test(
        "TIMEX expressions describe dates with unknown parts",
        arguments: [
            ("isDefinite('2012-12-21')", true), ("isDefinite('XXXX-12-21')", false),
            ("isTime('2020-02-20T07:30')", true),
            ("isDuration('PT30M')", true), ("isDateRange('2012-02')", true), ("isTimeRange('TMO')", true),
            ("isPresent('PRESENT_REF')", true), ("isDate('2012-12-21')", true),
            ("getNextViableDate('XXXX-07-10')", "2021-07-10"), ("getPreviousViableDate('XXXX-08-10')", "2019-08-10"),
            ("getNextViableDate('XXXX-02-29')", "2024-02-29"), ("getNextViableTime('TXX:05:10')", "T01:05:10"),
            ("getPreviousViableTime('TXX:40:20')", "T23:40:20"), ("resolve('2020-12-20T14')", "2020-12-20 14:00:00"),
        ] as [(String, JSONValue)])
    func timexes(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test(
        "dates that do not exist, or are out of range, are errors",
        arguments: [
            "year('2018-02-29')", "year('tomorrow')", "year('2018-1-1')", "addDays('9999-12-31', 1)",
            "addToTime('2018-01-01', 9223372036854775807, 'Week')", "addToTime('2018-01-01', 200000, 'Month')",
            "subtractFromTime('2018-01-01', 1, 'Fortnight')", "formatTicks(-1)", "formatEpoch(1e300)",
            "formatEpoch(99999999999999999999)",
        ])
    func failures(source: String) {
        #expect(failure(of: source) != nil)
    }

    @Test("each year begins and ends with its own first and last day")
    func yearEnds() throws {
        let expression = try CardExpression(
            "formatDateTime(day, 'yyyy-MM-dd MMM') + formatDateTime(addDays(day, 364), ' yyyy')")
        for year in 1...9998 {
            let padded = String("000\(year)".suffix(4))
            let text = try expression.evaluate(in: ExpressionScope(data: ["day": .string(padded + "-01-01")]))
            #expect(text == .string("\(padded)-01-01 Jan \(padded)"))
        }
    }
}
