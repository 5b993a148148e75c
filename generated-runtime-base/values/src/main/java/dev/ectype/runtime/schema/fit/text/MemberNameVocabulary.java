package dev.ectype.runtime.schema.fit.text;

import dev.ectype.runtime.json.text.NormalizedName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Derives values from the names of members (version 2). */
public final class MemberNameVocabulary {
    private static final List<String> SERVER_TIMES = List.of(
            "created",
            "createdat",
            "createdon",
            "createtime",
            "createdtime",
            "createddate",
            "creationtime",
            "creationdate",
            "creationtimestamp",
            "datecreated",
            "timecreated",
            "updated",
            "updatedat",
            "updatedon",
            "updatetime",
            "updateddate",
            "dateupdated",
            "lastupdated",
            "modified",
            "modifiedat",
            "modifiedon",
            "modifieddate",
            "lastmodified",
            "lastmodifiedat",
            "insertedat",
            "addedat");
    private static final List<String> GIVEN_NAMES = List.of("Ada", "Alan", "Barbara", "Edsger", "Grace", "Tony");
    private static final List<String> FAMILY_NAMES =
            List.of("Dijkstra", "Hoare", "Hopper", "Liskov", "Lovelace", "Turing");
    private static final List<String> CITIES = List.of("Berlin", "Lisbon", "Nairobi", "Oslo", "Quito", "Toronto");

    private MemberNameVocabulary() {}

    /** Returns true for the creation and modification times that the server sets. */
    public static boolean isServerTime(String name) {
        return SERVER_TIMES.contains(NormalizedName.of(name));
    }

    /** Returns true if the member contains a point in time. */
    public static boolean isTime(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return isServerTime(name)
                || lower.endsWith("_at")
                || name.endsWith("At")
                || lower.endsWith("timestamp")
                || lower.endsWith("_time")
                || name.endsWith("Time")
                || lower.endsWith("_ts");
    }

    /** Returns true if the member contains a day. */
    public static boolean isDate(String name) {
        List<String> words = NormalizedName.words(name);
        return words.get(words.size() - 1).equals("date") || words.get(0).equals("date") && words.size() > 1;
    }

    /** Returns a text for a member name, or null for an unknown name. The last word decides for a longer name. */
    static @Nullable public String text(String name, KeyedRandom draw) {
        String known = word(NormalizedName.of(name), draw);
        List<String> words = NormalizedName.words(name);
        return known == null && words.size() > 1 ? word(words.get(words.size() - 1), draw) : known;
    }

    private static @Nullable String word(String plain, KeyedRandom draw) {
        String person = person(plain, draw);
        if (person != null) {
            return person;
        }
        String technical = technical(plain, draw);
        return technical == null ? common(plain, draw) : technical;
    }

    private static @Nullable String person(String plain, KeyedRandom draw) {
        String given = GIVEN_NAMES.get(draw.below(GIVEN_NAMES.size()));
        String family = FAMILY_NAMES.get(draw.below(FAMILY_NAMES.size()));
        return switch (plain) {
            case "firstname", "givenname" -> given;
            case "lastname", "familyname", "surname" -> family;
            case "fullname", "displayname", "author", "ownername", "contactname" -> given + " " + family;
            case "username", "login", "nickname", "handle" -> given.toLowerCase(Locale.ROOT) + draw.below(1_000);
            case "email", "emailaddress", "mail" -> given.toLowerCase(Locale.ROOT) + draw.below(1_000) + "@example.com";
            case "phone", "phonenumber", "mobile", "telephone", "tel", "fax" ->
                "+1555" + (1_000_000 + draw.below(9_000_000));
            case "city", "town", "locality" -> CITIES.get(draw.below(CITIES.size()));
            case "street", "line1", "address", "addressline1", "address1" -> (1 + draw.below(200)) + " Main Street";
            case "zip", "zipcode", "postalcode", "postcode" -> String.valueOf(10_000 + draw.below(89_999));
            case "state", "province", "region" -> "CA";
            default -> null;
        };
    }

    private static @Nullable String technical(String plain, KeyedRandom draw) {
        if (plain.endsWith("url") || plain.endsWith("uri") || plain.endsWith("href") || plain.equals("website")) {
            return "https://example.com/" + draw.hex(8);
        }
        return switch (plain) {
            case "ip", "ipaddress", "ipv4" -> "192.0.2." + (1 + draw.below(250));
            case "ipv6" -> "2001:db8::" + Integer.toHexString(1 + draw.below(60_000));
            case "host", "hostname", "domain", "domainname" -> "host" + draw.below(1_000) + ".example.com";
            case "version", "apiversion" -> "1.0.0";
            case "sha", "commit", "sha1" -> draw.hex(40);
            case "sha256", "hash", "checksum", "digest" -> draw.hex(64);
            case "md5" -> draw.hex(32);
            case "uuid", "guid" -> draw.uuid();
            case "token", "secret", "accesstoken", "apikey", "refreshtoken", "etag" -> draw.hex(32);
            case "id", "identifier", "sid", "ref", "reference" -> draw.hex(12);
            case "image", "avatar", "photo", "picture", "logo", "icon", "thumbnail" ->
                "https://example.com/" + plain + "-" + draw.hex(4) + ".png";
            case "mimetype", "contenttype", "mediatype" -> "application/json";
            case "filename", "file" -> "file-" + draw.hex(4) + ".txt";
            case "path" -> "/path/" + draw.hex(4);
            case "color", "colour" -> "#" + draw.hex(6);
            case "mac", "macaddress" -> "02:00:00:" + draw.hex(2) + ":" + draw.hex(2) + ":" + draw.hex(2);
            default -> null;
        };
    }

    private static @Nullable String common(String plain, KeyedRandom draw) {
        return switch (plain) {
            case "currency", "currencycode" -> "USD";
            case "country", "countrycode" -> "US";
            case "language", "lang", "languagecode" -> "en";
            case "locale" -> "en-US";
            case "timezone", "tz" -> "UTC";
            case "name" -> "Name " + (1 + draw.below(999));
            case "title", "subject", "headline" -> "Title " + (1 + draw.below(999));
            case "label", "tag" -> "label-" + (1 + draw.below(999));
            case "slug", "key" -> plain + "-" + draw.hex(6);
            case "description", "summary", "text", "body", "content", "comment", "note" -> "A short " + plain + ".";
            case "message" -> "A message.";
            case "status" -> "active";
            case "company", "companyname", "organization" -> "Example Company";
            default -> null;
        };
    }

    /** Returns a number for a member name, or null for an unknown name. The last word decides for a longer name. */
    static @Nullable public BigDecimal number(String name) {
        List<String> words = NormalizedName.words(name);
        if (MoneyNames.isPart(words)) {
            return BigDecimal.ZERO;
        }
        BigDecimal known = figure(NormalizedName.of(name));
        known = known == null && MoneyNames.isWhole(words) ? figure("amount") : known;
        return known == null && words.size() > 1 ? figure(words.get(words.size() - 1)) : known;
    }

    private static @Nullable BigDecimal figure(String plain) {
        String value = switch (plain) {
            case "year" -> "2025";
            case "month", "day", "page", "quantity", "version", "position", "revision" -> "1";
            case "age" -> "30";
            case "amount", "total", "subtotal", "balance" -> "1000";
            case "price", "cost", "fee" -> "10";
            case "count", "totalcount", "size", "length" -> "1";
            case "limit", "perpage", "pagesize" -> "20";
            case "port" -> "8080";
            case "status", "statuscode", "code" -> "200";
            case "latitude", "lat" -> "52.52";
            case "longitude", "lng", "lon" -> "13.405";
            case "percent", "percentage", "progress" -> "50";
            case "rating", "score" -> "4";
            case "width" -> "640";
            case "height" -> "480";
            case "duration", "timeout" -> "60";
            default -> null;
        };
        return value == null ? null : new BigDecimal(value);
    }
}
