package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.document.SlugText;
import dev.ectype.runtime.state.id.Dice;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds text generators by the name of a member and the noun of its object. */
final class TextGenerators {
    private static final List<String> COLORS =
            List.of("#2f6fab", "#3b8f5a", "#8a4fb0", "#b04a4a", "#c08a2e", "#4a7d8c");
    private static final List<String> MORE =
            List.of("", " Call before you come.", " More will follow.", " See the notes for the rest.");
    private static final List<String> IMAGES =
            List.of("avatar", "image", "photo", "picture", "thumbnail", "logo", "icon");

    private TextGenerators() {}

    /**
     * Returns the generator for a member, or null if the names suggest no text.
     *
     * @param noun the noun of the object, in the singular
     * @param name the name of the member, as lower-case letters and digits
     */
    static @Nullable ScalarGenerator<String> of(String thing, String name) {
        ScalarGenerator<String> text = person(thing, name);
        text = text == null ? place(name) : text;
        text = text == null ? address(name) : text;
        text = text == null ? prose(thing, name) : text;
        return text == null ? nameGenerator(thing, name) : text;
    }

    private static @Nullable ScalarGenerator<String> person(String thing, String name) {
        if (name.equals("nickname") && !NounKinds.isPerson(thing)) {
            return (cast, dice) -> cast.codename();
        }
        return switch (name) {
            case "firstname", "givenname", "forename" -> (cast, dice) -> cast.given();
            case "lastname", "familyname", "surname" -> (cast, dice) -> cast.family();
            case "fullname",
                    "author",
                    "artist",
                    "cashier",
                    "donor",
                    "instructor",
                    "manager",
                    "reporter",
                    "salesperson",
                    "speaker",
                    "teacher",
                    "ownername",
                    "contactname",
                    "customername",
                    "recipientname",
                    "holdername" -> (cast, dice) -> cast.fullName();
            case "initials" ->
                (cast, dice) -> cast.given().substring(0, 1) + cast.family().charAt(0);
            case "username", "login", "nickname", "handle", "userid", "screenname" ->
                (cast, dice) -> slug(cast.given()) + "." + slug(cast.family());
            case "email", "emailaddress", "mail", "contactemail", "billingemail", "supportemail", "primaryemail" ->
                (cast, dice) -> slug(cast.given()) + "." + slug(cast.family()) + "@example.com";
            case "phone",
                    "phonenumber",
                    "mobile",
                    "mobilephone",
                    "telephone",
                    "tel",
                    "cellphone",
                    "fax",
                    "workphone",
                    "homephone",
                    "contactnumber" -> (cast, dice) -> cast.phone();
            case "jobtitle", "job", "occupation", "profession", "position" -> (cast, dice) -> cast.word("jobs");
            case "department", "division" -> (cast, dice) -> cast.word("departments");
            case "company",
                    "companyname",
                    "employer",
                    "organization",
                    "organizationname",
                    "organisation",
                    "businessname",
                    "legalname",
                    "vendor",
                    "supplier",
                    "manufacturer",
                    "brand",
                    "publisher" -> (cast, dice) -> cast.company();
            default -> null;
        };
    }

    private static @Nullable ScalarGenerator<String> place(String name) {
        return switch (name) {
            case "city", "town", "locality", "addresscity" -> (cast, dice) -> cast.city();
            case "street", "line1", "address", "address1", "addressline1", "streetaddress", "street1", "fulladdress" ->
                (cast, dice) -> cast.street();
            case "zip", "zipcode", "postalcode", "postcode" -> (cast, dice) -> cast.postcode();
            case "state", "province", "region", "administrativearea", "county" -> (cast, dice) -> cast.region();
            case "country", "countrycode", "countryiso", "addresscountry", "nationality" ->
                (cast, dice) -> cast.countryCode();
            case "countryname" -> (cast, dice) -> cast.country();
            case "timezone", "tz" -> (cast, dice) -> cast.timeZone();
            case "location" -> (cast, dice) -> cast.city() + ", " + cast.country();
            case "language", "lang", "languagecode", "preferredlanguage" -> (cast, dice) -> cast.word("languages");
            default -> null;
        };
    }

    private static @Nullable ScalarGenerator<String> address(String name) {
        if (name.equals("website") || name.equals("homepage") || name.equals("siteurl") || name.equals("blog")) {
            return (cast, dice) -> "https://www." + slug(cast.company()) + ".example";
        }
        boolean image = name.startsWith("avatar")
                || name.startsWith("image")
                || name.startsWith("photo")
                || name.startsWith("picture")
                || name.startsWith("thumbnail")
                || name.startsWith("logo")
                || name.startsWith("icon")
                || name.startsWith("cover");
        if (image && IMAGES.contains(name)) {
            return (cast, dice) -> "https://example.com/images/" + slug(cast) + ".png";
        }
        if (name.endsWith("url") || name.endsWith("uri") || name.endsWith("href")) {
            return image
                    ? (cast, dice) -> "https://example.com/images/" + slug(cast) + ".png"
                    : (cast, dice) -> "https://example.com/" + slug(cast);
        }
        return switch (name) {
            case "hostname", "host", "domain", "domainname" -> (cast, dice) -> slug(cast) + ".example.com";
            case "slug", "key", "alias", "identifier", "shortname", "codename" -> (cast, dice) -> slug(cast);
            case "filename", "file" -> (cast, dice) -> slug(cast) + ".txt";
            case "color", "colour" -> (cast, dice) -> dice.at("color").choose(COLORS);
            case "colorname" -> (cast, dice) -> cast.word("colors");
            case "sku", "code", "reference", "referencenumber", "ordernumber", "invoicenumber" ->
                (cast, dice) -> code(slug(cast)) + "-" + (1000 + dice.at("code").below(9000));
            default -> null;
        };
    }

    private static String slug(String text) {
        return SlugText.of(text, "thing");
    }

    private static String slug(Persona cast) {
        return slug(cast.codename());
    }

    private static String code(String slug) {
        return slug.substring(0, Math.min(3, slug.length())).toUpperCase(Locale.ROOT);
    }

    private static @Nullable ScalarGenerator<String> prose(String thing, String name) {
        if (name.startsWith("tag") || name.startsWith("label") || name.startsWith("keyword")) {
            return (cast, dice) -> cast.word("tags");
        }
        return switch (name) {
            case "title", "subject", "headline", "heading" ->
                NounKinds.TASKS.contains(thing) ? (cast, dice) -> cast.word("tasks") : titled(thing);
            case "description",
                    "summary",
                    "text",
                    "body",
                    "content",
                    "comment",
                    "note",
                    "notes",
                    "message",
                    "details",
                    "bio",
                    "about",
                    "excerpt",
                    "remarks",
                    "reason",
                    "memo" -> (cast, dice) -> sentences(name, cast, dice);
            case "category", "genre", "topic" -> (cast, dice) -> cast.word("tags");
            default -> null;
        };
    }

    private static ScalarGenerator<String> titled(String thing) {
        return NounKinds.GOODS.contains(thing)
                ? (cast, dice) -> cast.product()
                : (cast, dice) -> cast.word("headlines");
    }

    private static String sentences(String name, Persona cast, Dice dice) {
        return cast.word("sentences") + dice.at(name).choose(MORE);
    }

    private static @Nullable ScalarGenerator<String> nameGenerator(String thing, String name) {
        boolean own = name.equals("name") || name.equals("displayname") || name.equals(thing + "name");
        if (!own) {
            return name.endsWith("name") && name.length() > 4
                    ? nameGenerator(name.substring(0, name.length() - 4), "name")
                    : null;
        }
        if (NounKinds.PEOPLE.contains(thing)) {
            return (cast, dice) -> cast.fullName();
        }
        if (NounKinds.COMPANIES.contains(thing)) {
            return (cast, dice) -> cast.company();
        }
        if (NounKinds.GOODS.contains(thing)) {
            return (cast, dice) -> cast.product();
        }
        if (NounKinds.PLACES.contains(thing)) {
            return (cast, dice) -> cast.city() + " " + cast.word("company-words");
        }
        if (NounKinds.LABELS.contains(thing)) {
            return (cast, dice) -> cast.word("tags");
        }
        if (NounKinds.TASKS.contains(thing)) {
            return (cast, dice) -> cast.word("tasks");
        }
        return NounKinds.ANIMALS.contains(thing) ? (cast, dice) -> cast.word("pets") : (cast, dice) -> cast.codename();
    }
}
