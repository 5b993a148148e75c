package dev.ectype.controlplane.signin.saml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Lists responses with a valid signature that do not name exactly one e-mail address. */
final class EmailAttacks {
    private EmailAttacks() {}

    static List<SamlAttack> all() {
        List<SamlAttack> attacks = new ArrayList<>();
        attacks.addAll(missing());
        attacks.addAll(ambiguous());
        attacks.addAll(invalid());
        return attacks;
    }

    private static List<SamlAttack> missing() {
        String detail = "no attribute email, mail";
        return List.of(
                attack(
                        "no e-mail",
                        SamlRefusal.NO_EMAIL,
                        detail,
                        x -> x.response().without(x.mail())),
                attack(
                        "empty e-mail",
                        SamlRefusal.NO_EMAIL,
                        detail,
                        x -> x.response().with(value(x.email()), "<saml:AttributeValue/>")),
                attack(
                        "e-mail with elements",
                        SamlRefusal.NO_EMAIL,
                        detail,
                        x -> x.response().with(x.email(), x.email().replace("@", "@<x/>"))),
                attack(
                        "e-mail in a NameID of another format",
                        SamlRefusal.NO_EMAIL,
                        "no NameID with the format",
                        x -> x.response().without(x.mail()).with("user-7", x.email())),
                attack(
                        "e-mail in the friendly name",
                        SamlRefusal.NO_EMAIL,
                        detail,
                        x -> x.response().with("Name=\"email\"", "Name=\"urn:other\" FriendlyName=\"email\"")));
    }

    private static List<SamlAttack> ambiguous() {
        return List.of(
                two(
                        "two values of an attribute",
                        x -> x.response().with(value(x.email()), value(x.email()) + value(x.email("bob")))),
                two(
                        "two attributes of one name",
                        x -> x.response().with(x.mail(), x.mail() + x.mail().replace("ada@", "bob@"))),
                two(
                        "two attributes of different names",
                        x -> x.response()
                                .with(
                                        x.mail(),
                                        x.mail()
                                                + x.mail()
                                                        .replace("ada@", "bob@")
                                                        .replace("\"email\"", "\"mail\""))));
    }

    private static List<SamlAttack> invalid() {
        Map<String, Function<TestExchange, String>> addresses = new LinkedHashMap<>();
        addresses.put("without a domain", x -> "ada");
        addresses.put("with two domains", x -> x.email() + "@attacker.example");
        addresses.put("of two lines", x -> x.email() + "\n" + x.email("bob"));
        addresses.put("and another one after a comma", x -> x.email() + "," + x.email("bob"));
        addresses.put("with a Cyrillic letter", x -> x.email("\u0430da"));
        addresses.put("with a name", x -> "Ada &lt;" + x.email() + "&gt;");
        List<SamlAttack> attacks = new ArrayList<>();
        addresses.forEach((name, address) -> attacks.add(attack(
                "address " + name,
                SamlRefusal.INVALID_EMAIL,
                "The attribute email is no e-mail address",
                x -> x.response().with(x.email(), address.apply(x)))));
        attacks.add(attack(
                "invalid address in the NameID",
                SamlRefusal.INVALID_EMAIL,
                "The NameID is no e-mail address: \"ada\"",
                x -> x.response()
                        .without(x.mail())
                        .with(
                                TestExchange.NAME_ID,
                                "<saml:NameID Format=\"urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress\">"
                                        + "ada</saml:NameID>")));
        return attacks;
    }

    private static String value(String email) {
        return "<saml:AttributeValue>" + email + "</saml:AttributeValue>";
    }

    private static SamlAttack two(String name, Function<TestExchange, TestResponse> response) {
        return attack(name, SamlRefusal.AMBIGUOUS_EMAIL, "", response).detail(x -> x.email() + ", " + x.email("bob"));
    }

    private static SamlAttack attack(
            String name, SamlRefusal reason, String detail, Function<TestExchange, TestResponse> response) {
        return SamlAttack.of(name, reason, detail, response.andThen(unsigned -> unsigned.sign(SignedPart.ASSERTION)));
    }
}
