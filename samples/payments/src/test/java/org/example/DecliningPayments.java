package org.example;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.problem.Problem;
import payments.ConfirmPaymentIntentBody;
import payments.PaymentIntent;
import payments.PaymentIntentOperations;
import payments.PaymentMethod;
import payments.PaymentsEmulator;

/** Payments that decline the card that ends in 0002, which the description does not define. */
public class DecliningPayments extends PaymentsEmulator {
    @Override
    protected PaymentIntentOperations paymentIntents(RequestContext context) {
        return new PaymentIntentOperations(context) {
            @Override
            protected Reply<PaymentIntent> confirmPaymentIntent(String id, Body<ConfirmPaymentIntentBody> body) {
                String method = body.value().paymentMethod();
                if (method != null
                        && isEmpty(store(PaymentMethod.RESOURCE).require(method).value())) {
                    throw Problem.of(402, "card_declined", "the card has no money behind it");
                }
                return super.confirmPaymentIntent(id, body);
            }
        };
    }

    private static boolean isEmpty(PaymentMethod method) {
        return method.card() != null && method.card().lastDigits().equals("0002");
    }
}
