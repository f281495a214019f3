import Foundation
import Testing

@testable import GalleryScreens

@Suite("Countries")
struct CountriesTests {
    @Test("every country of the installed standard has a name, codes, a flag and a continent")
    func system() throws {
        let countries = try Countries()
        #expect(countries.countries.count > 240)
        for country in countries.countries {
            #expect(country.continent != nil, "\(country.name) has no continent")
            #expect(country.flag.unicodeScalars.count == 2)
            #expect(country.longCode.count == 3)
        }
        #expect(Set(countries.countries.map(\.id)).count == countries.countries.count)
    }

    @Test("countries are sorted regardless of diacritics, and grouped by continent")
    func groups() throws {
        let countries = try Countries()
        let names = countries.countries.map(\.name)
        let åland = try #require(names.firstIndex(of: "Åland Islands"))
        let albania = try #require(names.firstIndex(of: "Albania"))
        #expect(åland < albania)
        let groups = countries.byContinent
        #expect(groups.map(\.id) == Continent.allCases.map(\.rawValue).sorted())
        #expect(groups.flatMap(\.countries).count == countries.countries.count)
        let portugal = try #require(countries.countries.first { $0.code == "PT" })
        #expect(portugal.flag == "🇵🇹")
        #expect(portugal.officialName == "Portuguese Republic")
        #expect(portugal.continent == .europe)
    }

    @Test("the common name takes precedence over the standard's name")
    func commonName() throws {
        let json = """
            {"3166-1": [{"alpha_2": "BO", "alpha_3": "BOL", "numeric": "068", "common_name": "Bolivia",
              "name": "Bolivia, Plurinational State of"}]}
            """
        let country = try withFile(json) { try Countries(contentsOf: $0) }.countries[0]
        #expect(country.name == "Bolivia")
        #expect(country.officialName == nil)
    }

    @Test("a country with an unknown continent is listed in the last group")
    func unknownContinent() throws {
        let json = """
            {"3166-1": [{"alpha_2": "XX", "alpha_3": "XXX", "numeric": "999", "name": "Atlantis"},
              {"alpha_2": "WS", "alpha_3": "WSM", "numeric": "882", "name": "Samoa"}]}
            """
        let groups = try withFile(json) { try Countries(contentsOf: $0) }.byContinent
        #expect(groups.map(\.id) == ["Oceania", "Other"])
    }

    @Test("a missing or damaged file throws an error with the reason")
    func errors() throws {
        #expect(throws: CountriesError.missing(path: "/nowhere.json")) {
            try Countries(contentsOf: URL(fileURLWithPath: "/nowhere.json"))
        }
        _ = try withFile("{\"3166-1\": [{\"alpha_2\": \"BO\"}]}") { url in
            #expect(throws: CountriesError.damaged(path: url.path, reason: "3166-1 entry 0 has no alpha_3")) {
                try Countries(contentsOf: url)
            }
        }
        _ = try withFile("{") { url in
            #expect(throws: CountriesError.damaged(path: url.path, reason: "it is not valid JSON")) {
                try Countries(contentsOf: url)
            }
        }
    }
}
