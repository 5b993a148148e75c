package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.resource.Slug;
import dev.ectype.runtime.state.Dice;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the name of a member, and the name of the thing it belongs to, say about its text. */
final class Texts {
    private static final List<String> IMAGES =
            List.of("avatar", "image", "photo", "picture", "thumbnail", "logo", "icon");
    private final Cast cast;
    private final Dice dice;

    Texts(Cast cast, Dice dice) {
        this.cast = cast;
        this.dice = dice;
    }

    /**
     * A text, or null where the names say nothing.
     *
     * @param thing what the member belongs to, in the singular
     * @param name of the member, letters and digits in lower case
     */
    @Nullable
    String of(String thing, String name) {
        String text = person(thing, name);
        text = text == null ? place(name) : text;
        text = text == null ? address(name) : text;
        text = text == null ? prose(thing, name) : text;
        return text == null ? called(thing, name) : text;
    }

    private @Nullable String person(String thing, String name) {
        if (name.equals("nickname") && !Kinds.isPerson(thing)) {
            return cast.codename();
        }
        return switch (name) {
            case "firstname", "givenname", "forename" -> cast.given();
            case "lastname", "familyname", "surname" -> cast.family();
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
                    "holdername" -> cast.fullName();
            case "initials" -> cast.given().substring(0, 1) + cast.family().charAt(0);
            case "username", "login", "nickname", "handle", "userid", "screenname" ->
                slug(cast.given()) + "." + slug(cast.family());
            case "email", "emailaddress", "mail", "contactemail", "billingemail", "supportemail", "primaryemail" ->
                slug(cast.given()) + "." + slug(cast.family()) + "@example.com";
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
                    "contactnumber" -> cast.phone();
            case "jobtitle", "job", "occupation", "profession", "position" -> cast.word("jobs");
            case "department", "division" -> cast.word("departments");
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
                    "publisher" -> cast.company();
            default -> null;
        };
    }

    private @Nullable String place(String name) {
        return switch (name) {
            case "city", "town", "locality", "addresscity" -> cast.city();
            case "street", "line1", "address", "address1", "addressline1", "streetaddress", "street1", "fulladdress" ->
                cast.street();
            case "zip", "zipcode", "postalcode", "postcode" -> cast.postcode();
            case "state", "province", "region", "administrativearea", "county" -> cast.region();
            case "country", "countrycode", "countryiso", "addresscountry", "nationality" -> cast.countryCode();
            case "countryname" -> cast.country();
            case "timezone", "tz" -> cast.timeZone();
            case "location" -> cast.city() + ", " + cast.country();
            case "language", "lang", "languagecode", "preferredlanguage" -> cast.word("languages");
            default -> null;
        };
    }

    private @Nullable String address(String name) {
        if (name.equals("website") || name.equals("homepage") || name.equals("siteurl") || name.equals("blog")) {
            return "https://www." + slug(cast.company()) + ".example";
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
            return "https://example.com/images/" + slug() + ".png";
        }
        if (name.endsWith("url") || name.endsWith("uri") || name.endsWith("href")) {
            return "https://example.com/" + (image ? "images/" + slug() + ".png" : slug());
        }
        return switch (name) {
            case "hostname", "host", "domain", "domainname" -> slug() + ".example.com";
            case "slug", "key", "alias", "identifier", "shortname", "codename" -> slug();
            case "filename", "file" -> slug() + ".txt";
            case "color", "colour" ->
                dice.at("color").choose(List.of("#2f6fab", "#3b8f5a", "#8a4fb0", "#b04a4a", "#c08a2e", "#4a7d8c"));
            case "colorname" -> cast.word("colors");
            case "sku", "code", "reference", "referencenumber", "ordernumber", "invoicenumber" ->
                code(slug()) + "-" + (1000 + dice.at("code").below(9000));
            default -> null;
        };
    }

    private static String slug(String text) {
        return Slug.of(text, "thing");
    }

    private String slug() {
        return slug(cast.codename());
    }

    private static String code(String slug) {
        return slug.substring(0, Math.min(3, slug.length())).toUpperCase(Locale.ROOT);
    }

    private @Nullable String prose(String thing, String name) {
        if (name.startsWith("tag") || name.startsWith("label") || name.startsWith("keyword")) {
            return cast.word("tags");
        }
        return switch (name) {
            case "title", "subject", "headline", "heading" ->
                Kinds.TASKS.contains(thing) ? cast.word("tasks") : titled(thing);
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
                    "memo" -> sentences(name);
            case "category", "genre", "topic" -> cast.word("tags");
            default -> null;
        };
    }

    private String titled(String thing) {
        return Kinds.GOODS.contains(thing) ? cast.product() : cast.word("headlines");
    }

    private String sentences(String name) {
        String first = cast.word("sentences");
        String second = dice.at(name)
                .choose(List.of("", " Call before you come.", " More will follow.", " See the notes for the rest."));
        return first + second;
    }

    private @Nullable String called(String thing, String name) {
        boolean own = name.equals("name") || name.equals("displayname") || name.equals(thing + "name");
        if (!own) {
            return name.endsWith("name") && name.length() > 4
                    ? called(name.substring(0, name.length() - 4), "name")
                    : null;
        }
        if (Kinds.PEOPLE.contains(thing)) {
            return cast.fullName();
        }
        if (Kinds.COMPANIES.contains(thing)) {
            return cast.company();
        }
        if (Kinds.GOODS.contains(thing)) {
            return cast.product();
        }
        if (Kinds.PLACES.contains(thing)) {
            return cast.city() + " " + cast.word("company-words");
        }
        if (Kinds.LABELS.contains(thing)) {
            return cast.word("tags");
        }
        if (Kinds.TASKS.contains(thing)) {
            return cast.word("tasks");
        }
        return Kinds.ANIMALS.contains(thing) ? cast.word("pets") : cast.codename();
    }
}
