package dev.ectype.compiler.infer.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.lexicon.OperationName;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EventNameTest {
    @ParameterizedTest
    @CsvSource({
        "OrderCreated, CREATE, create, order",
        "order.cancelled, OTHER, cancel, order",
        "user/signedup, CREATE, create, user",
        "UserSignedUp, CREATE, create, user",
        "invoice_line_removed, DELETE, delete, invoice_line",
        "PriceChanged, UPDATE, update, price",
        "ParcelShipped, OTHER, ship, parcel",
        "LoanApproved, OTHER, approve, loan",
        "TokenExpired, OTHER, expire, token",
        "FileCopied, OTHER, copy, file",
        "ExamPassed, OTHER, pass, exam",
    })
    void aParticipleIsTheResultOfAnOperation(String name, OperationName.Kind kind, String verb, String noun) {
        assertThat(Objects.requireNonNull(EventName.of(name))).isEqualTo(new OperationName(kind, verb, noun));
    }

    @Test
    void otherNamesAreNoEvents() {
        assertThat(EventName.of("TurnOnOff")).isNull();
        assertThat(EventName.of("Created")).isNull();
        assertThat(EventName.of("CancelOrderRequest")).isNull();
    }
}
