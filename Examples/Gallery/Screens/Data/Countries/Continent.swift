/// A continent as in the United Nations geoscheme and in common usage, with America divided in two.
enum Continent: String, CaseIterable, Hashable, Sendable {
    case africa = "Africa"
    case antarctica = "Antarctica"
    case asia = "Asia"
    case europe = "Europe"
    case northAmerica = "North America"
    case oceania = "Oceania"
    case southAmerica = "South America"

    /// Returns the continent of the country with a two-letter code. Countries on two continents are listed
    /// on the continent that most atlases assign them to.
    static func of(_ code: String) -> Continent? {
        byCode[code]
    }

    private static let byCode: [String: Continent] = {
        var result: [String: Continent] = [:]
        for continent in allCases {
            for code in continent.codes.split(separator: " ") {
                result[String(code)] = continent
            }
        }
        return result
    }()

    private var codes: String {
        switch self {
        case .africa:
            """
            AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ \
            NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW
            """
        case .antarctica:
            "AQ BV GS HM TF"
        case .asia:
            """
            AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP \
            OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE
            """
        case .europe:
            """
            AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME \
            MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA
            """
        case .northAmerica:
            """
            AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX \
            TC TT US VC VG VI
            """
        case .oceania:
            "AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS"
        case .southAmerica:
            "AR BO BR CL CO EC FK GF GY PE PY SR UY VE"
        }
    }
}
