package dev.ectype.controlplane.signin.saml;

import java.util.function.Function;

/**
 * Holds a message that must sign the user of an exchange in.
 *
 * @param registered the key whose certificate is registered for the provider
 * @param message writes the message in base 64
 */
record AcceptedMessage(String name, TestKeys registered, Function<TestExchange, String> message) {
    static AcceptedMessage of(String name, Function<TestExchange, TestResponse> response) {
        return new AcceptedMessage(name, TestKeys.PROVIDER, response.andThen(TestResponse::encode));
    }

    AcceptedMessage registered(TestKeys keys) {
        return new AcceptedMessage(name, keys, message);
    }

    @Override
    public String toString() {
        return name;
    }
}
