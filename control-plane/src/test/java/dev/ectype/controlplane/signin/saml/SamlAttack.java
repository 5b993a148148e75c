package dev.ectype.controlplane.signin.saml;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Holds a message of an attacker, or of a provider that is set up wrongly, with its refusal. Tests send the same attacks to the library and
 * to a running service.
 *
 * @param detail a part of the explanation, so that no other check can be the one that refuses
 * @param registered the key whose certificate is registered for the provider
 * @param message writes the message in base 64
 */
record SamlAttack(
        String name,
        SamlRefusal reason,
        Function<TestExchange, String> detail,
        TestKeys registered,
        Function<TestExchange, String> message) {
    static List<SamlAttack> all() {
        return Stream.of(
                        TransportAttacks.all(),
                        SignatureAttacks.all(),
                        WrappingAttacks.all(),
                        EncryptionAttacks.all(),
                        ContentAttacks.all(),
                        EmailAttacks.all(),
                        TimeLimit.attacks())
                .flatMap(List::stream)
                .toList();
    }

    static SamlAttack of(
            String name, SamlRefusal reason, String detail, Function<TestExchange, TestResponse> response) {
        return text(name, reason, detail, response.andThen(TestResponse::encode));
    }

    /** Returns an attack with a text that may be no message. */
    static SamlAttack text(String name, SamlRefusal reason, String detail, Function<TestExchange, String> message) {
        return new SamlAttack(name, reason, exchange -> detail, TestKeys.PROVIDER, message);
    }

    SamlAttack registered(TestKeys keys) {
        return new SamlAttack(name, reason, detail, keys, message);
    }

    /** Replaces the detail by one that contains values of the exchange. */
    SamlAttack detail(Function<TestExchange, String> newDetail) {
        return new SamlAttack(name, reason, newDetail, registered, message);
    }

    /** Returns the reason of the refused sign-in in the audit event. */
    String eventReason() {
        return switch (reason) {
            case STATUS -> "provider_refused";
            case NO_EMAIL -> "no_email";
            default -> "invalid_response";
        };
    }

    @Override
    public String toString() {
        return name;
    }
}
