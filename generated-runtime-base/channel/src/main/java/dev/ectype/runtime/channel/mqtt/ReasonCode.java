package dev.ectype.runtime.channel.mqtt;

/** Lists the reason codes of MQTT 5 (section 2.4) that the emulator sends. */
enum ReasonCode {
    SUCCESS(0x00),
    NO_SUBSCRIPTION_EXISTED(0x11),
    UNSPECIFIED_ERROR(0x80),
    MALFORMED_PACKET(0x81),
    PROTOCOL_ERROR(0x82),
    IMPLEMENTATION_SPECIFIC_ERROR(0x83),
    UNSUPPORTED_VERSION(0x84),
    IDENTIFIER_NOT_VALID(0x85),
    BAD_USER_OR_PASSWORD(0x86),
    NOT_AUTHORIZED(0x87),
    SERVER_UNAVAILABLE(0x88),
    SERVER_STOPS(0x8B),
    BAD_AUTHENTICATION_METHOD(0x8C),
    KEEP_ALIVE_TIMEOUT(0x8D),
    SESSION_TAKEN_OVER(0x8E),
    TOPIC_FILTER_INVALID(0x8F),
    TOPIC_NAME_INVALID(0x90),
    PACKET_IDENTIFIER_NOT_FOUND(0x92),
    TOPIC_ALIAS_INVALID(0x94),
    PACKET_TOO_LARGE(0x95),
    QUOTA_EXCEEDED(0x97),
    ADMINISTRATIVE_ACTION(0x98),
    PAYLOAD_FORMAT_INVALID(0x99);

    private final int code;

    ReasonCode(int code) {
        this.code = code;
    }

    byte value() {
        return (byte) code;
    }

    int code() {
        return code;
    }

    boolean isFailure() {
        return code >= UNSPECIFIED_ERROR.code;
    }

    /** Returns true if the message itself is wrong, whatever the state is. */
    boolean isInvalidMessage() {
        return this == PAYLOAD_FORMAT_INVALID || this == TOPIC_NAME_INVALID;
    }

    /** Returns the code for the reply to a request that publishes a message. */
    static ReasonCode ofStatus(int status) {
        if (status < 400) {
            return SUCCESS;
        }
        return switch (status) {
            case 400, 415, 422 -> PAYLOAD_FORMAT_INVALID;
            case 401, 403 -> NOT_AUTHORIZED;
            case 404, 405 -> TOPIC_NAME_INVALID;
            case 413 -> PACKET_TOO_LARGE;
            case 429 -> QUOTA_EXCEEDED;
            default -> status < 500 ? IMPLEMENTATION_SPECIFIC_ERROR : UNSPECIFIED_ERROR;
        };
    }
}
