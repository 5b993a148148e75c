package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.assertRefused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefusedEmailTest {
    private static final TestResponse STANDARD = TestResponse.standard();
    private static final String VALUE = "<saml:AttributeValue>ada@customer.example</saml:AttributeValue>";
    private static final String OTHER = "<saml:AttributeValue>bob@customer.example</saml:AttributeValue>";

    @Test
    void refusesAnAssertionWithoutEmail() {
        assertRefused(
                SamlRefusal.NO_EMAIL,
                "no attribute email, mail",
                STANDARD.without(TestResponse.MAIL).sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnEmptyEmail() {
        assertRefused(
                SamlRefusal.NO_EMAIL,
                "no attribute email, mail",
                STANDARD.with(VALUE, "<saml:AttributeValue/>").sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnEmailWithElements() {
        assertRefused(
                SamlRefusal.NO_EMAIL,
                "no attribute email, mail",
                STANDARD.with("ada@customer.example", "ada@<x/>customer.example")
                        .sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnEmailInANameIdOfAnotherFormat() {
        assertRefused(
                SamlRefusal.NO_EMAIL,
                "no NameID with the format",
                STANDARD.without(TestResponse.MAIL)
                        .with("user-7", "ada@customer.example")
                        .sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnEmailInTheFriendlyNameOnly() {
        assertRefused(
                SamlRefusal.NO_EMAIL,
                "no attribute email, mail",
                STANDARD.with("Name=\"email\"", "Name=\"urn:other\" FriendlyName=\"email\"")
                        .sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesTwoValuesOfAnAttribute() {
        assertRefused(
                SamlRefusal.AMBIGUOUS_EMAIL,
                "ada@customer.example, bob@customer.example",
                STANDARD.with(VALUE, VALUE + OTHER).sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesTwoAttributesOfOneName() {
        assertRefused(
                SamlRefusal.AMBIGUOUS_EMAIL,
                "ada@customer.example, bob@customer.example",
                STANDARD.with(TestResponse.MAIL, TestResponse.MAIL + TestResponse.MAIL.replace("ada@", "bob@"))
                        .sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesTwoAttributesOfDifferentNames() {
        assertRefused(
                SamlRefusal.AMBIGUOUS_EMAIL,
                "ada@customer.example, bob@customer.example",
                STANDARD.with(
                                TestResponse.MAIL,
                                TestResponse.MAIL
                                        + TestResponse.MAIL
                                                .replace("ada@", "bob@")
                                                .replace("\"email\"", "\"mail\""))
                        .sign(SignedPart.ASSERTION));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ada",
                "ada@customer.example@attacker.example",
                "ada@customer.example\nbob@customer.example",
                "ada@customer.example,bob@customer.example",
                "аda@customer.example",
                "Ada &lt;ada@customer.example&gt;"
            })
    void refusesInvalidAddresses(String address) {
        assertRefused(
                SamlRefusal.INVALID_EMAIL,
                "The attribute email is no e-mail address",
                STANDARD.with("ada@customer.example", address).sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnInvalidAddressInTheNameId() {
        assertRefused(
                SamlRefusal.INVALID_EMAIL,
                "The NameID is no e-mail address: \"ada\"",
                STANDARD.without(TestResponse.MAIL)
                        .with(
                                TestResponse.NAME_ID,
                                "<saml:NameID Format=\"urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress\">"
                                        + "ada</saml:NameID>")
                        .sign(SignedPart.ASSERTION));
    }
}
