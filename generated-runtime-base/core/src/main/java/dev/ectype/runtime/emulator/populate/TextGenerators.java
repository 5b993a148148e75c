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
    static @Nullable ScalarGenerator<String> of(String noun, String name) {
        ScalarGenerator<String> text = person(noun, name);
        text = text == null ? place(name) : text;
        text = text == null ? address(name) : text;
        text = text == null ? prose(noun, name) : text;
        return text == null ? nameGenerator(noun, name) : text;
    }

    private static @Nullable ScalarGenerator<String> person(String noun, String name) {
        if (name.equals("nickname") && !NounKinds.isPerson(noun)) {
            return (persona, dice) -> persona.codename();
        }
        return switch (name) {
            case "firstname", "givenname", "forename" -> (persona, dice) -> persona.given();
            case "lastname", "familyname", "surname" -> (persona, dice) -> persona.family();
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
                    "holdername" -> (persona, dice) -> persona.fullName();
            case "initials" ->
                (persona, dice) ->
                        persona.given().substring(0, 1) + persona.family().charAt(0);
            case "username", "login", "nickname", "handle", "userid", "screenname" ->
                (persona, dice) -> slug(persona.given()) + "." + slug(persona.family());
            case "email", "emailaddress", "mail", "contactemail", "billingemail", "supportemail", "primaryemail" ->
                (persona, dice) -> slug(persona.given()) + "." + slug(persona.family()) + "@example.com";
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
                    "contactnumber" -> (persona, dice) -> persona.phone();
            case "jobtitle", "job", "occupation", "profession", "position" -> (persona, dice) -> persona.word("jobs");
            case "department", "division" -> (persona, dice) -> persona.word("departments");
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
                    "publisher" -> (persona, dice) -> persona.company();
            default -> null;
        };
    }

    private static @Nullable ScalarGenerator<String> place(String name) {
        return switch (name) {
            case "city", "town", "locality", "addresscity" -> (persona, dice) -> persona.city();
            case "street", "line1", "address", "address1", "addressline1", "streetaddress", "street1", "fulladdress" ->
                (persona, dice) -> persona.street();
            case "zip", "zipcode", "postalcode", "postcode" -> (persona, dice) -> persona.postcode();
            case "state", "province", "region", "administrativearea", "county" -> (persona, dice) -> persona.region();
            case "country", "countrycode", "countryiso", "addresscountry", "nationality" ->
                (persona, dice) -> persona.countryCode();
            case "countryname" -> (persona, dice) -> persona.country();
            case "timezone", "tz" -> (persona, dice) -> persona.timeZone();
            case "location" -> (persona, dice) -> persona.city() + ", " + persona.country();
            case "language", "lang", "languagecode", "preferredlanguage" ->
                (persona, dice) -> persona.word("languages");
            default -> null;
        };
    }

    private static @Nullable ScalarGenerator<String> address(String name) {
        if (name.equals("website") || name.equals("homepage") || name.equals("siteurl") || name.equals("blog")) {
            return (persona, dice) -> "https://www." + slug(persona.company()) + ".example";
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
            return (persona, dice) -> "https://example.com/images/" + slug(persona) + ".png";
        }
        if (name.endsWith("url") || name.endsWith("uri") || name.endsWith("href")) {
            return image
                    ? (persona, dice) -> "https://example.com/images/" + slug(persona) + ".png"
                    : (persona, dice) -> "https://example.com/" + slug(persona);
        }
        return switch (name) {
            case "hostname", "host", "domain", "domainname" -> (persona, dice) -> slug(persona) + ".example.com";
            case "slug", "key", "alias", "identifier", "shortname", "codename" -> (persona, dice) -> slug(persona);
            case "filename", "file" -> (persona, dice) -> slug(persona) + ".txt";
            case "color", "colour" -> (persona, dice) -> dice.at("color").choose(COLORS);
            case "colorname" -> (persona, dice) -> persona.word("colors");
            case "sku", "code", "reference", "referencenumber", "ordernumber", "invoicenumber" ->
                (persona, dice) ->
                        code(slug(persona)) + "-" + (1000 + dice.at("code").below(9000));
            default -> null;
        };
    }

    private static String slug(String text) {
        return SlugText.of(text, "thing");
    }

    private static String slug(Persona persona) {
        return slug(persona.codename());
    }

    private static String code(String slug) {
        return slug.substring(0, Math.min(3, slug.length())).toUpperCase(Locale.ROOT);
    }

    private static @Nullable ScalarGenerator<String> prose(String noun, String name) {
        if (name.startsWith("tag") || name.startsWith("label") || name.startsWith("keyword")) {
            return (persona, dice) -> persona.word("tags");
        }
        return switch (name) {
            case "title", "subject", "headline", "heading" ->
                NounKinds.TASKS.contains(noun) ? (persona, dice) -> persona.word("tasks") : titled(noun);
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
                    "memo" -> (persona, dice) -> sentences(name, persona, dice);
            case "category", "genre", "topic" -> (persona, dice) -> persona.word("tags");
            default -> null;
        };
    }

    private static ScalarGenerator<String> titled(String noun) {
        return NounKinds.GOODS.contains(noun)
                ? (persona, dice) -> persona.product()
                : (persona, dice) -> persona.word("headlines");
    }

    private static String sentences(String name, Persona persona, Dice dice) {
        return persona.word("sentences") + dice.at(name).choose(MORE);
    }

    private static @Nullable ScalarGenerator<String> nameGenerator(String noun, String name) {
        boolean isOwnName = name.equals("name") || name.equals("displayname") || name.equals(noun + "name");
        if (!isOwnName) {
            return name.endsWith("name") && name.length() > 4
                    ? nameGenerator(name.substring(0, name.length() - 4), "name")
                    : null;
        }
        if (NounKinds.PEOPLE.contains(noun)) {
            return (persona, dice) -> persona.fullName();
        }
        if (NounKinds.COMPANIES.contains(noun)) {
            return (persona, dice) -> persona.company();
        }
        if (NounKinds.GOODS.contains(noun)) {
            return (persona, dice) -> persona.product();
        }
        if (NounKinds.PLACES.contains(noun)) {
            return (persona, dice) -> persona.city() + " " + persona.word("company-words");
        }
        if (NounKinds.LABELS.contains(noun)) {
            return (persona, dice) -> persona.word("tags");
        }
        if (NounKinds.TASKS.contains(noun)) {
            return (persona, dice) -> persona.word("tasks");
        }
        return NounKinds.ANIMALS.contains(noun)
                ? (persona, dice) -> persona.word("pets")
                : (persona, dice) -> persona.codename();
    }
}
