package dev.ectype.controlplane.dashboard.usage;

import dev.ectype.controlplane.page.Quantity;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.usage.UsageDay;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Lists what the chart of usage displays. */
public enum Measure {
    REQUESTS("Requests", UsageDay::requests),
    EMULATOR_HOURS("Emulator hours", UsageDay::emulatorHours),
    RECORDING_BYTES("Stored recordings", UsageDay::recordingBytes),
    SNAPSHOT_BYTES("Stored snapshots", UsageDay::snapshotBytes);

    private final String label;
    private final ToDoubleFunction<UsageDay> amount;

    Measure(String label, ToDoubleFunction<UsageDay> amount) {
        this.label = label;
        this.amount = amount;
    }

    /** Returns the measure with a name in addresses; the first without a name. */
    static Measure of(@Nullable String code) {
        if (code == null) {
            return REQUESTS;
        }
        for (Measure measure : values()) {
            if (measure.code().equals(code)) {
                return measure;
            }
        }
        throw InvalidRequest.of(
                "measure", "enum", "must be requests, emulator-hours, recording-bytes or snapshot-bytes");
    }

    public String label() {
        return label;
    }

    /** Returns the name in addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the amount of a row. */
    public double of(UsageDay usage) {
        return amount.applyAsDouble(usage);
    }

    /** Formats an amount. */
    public String text(double value) {
        return switch (this) {
            case REQUESTS -> String.format(Locale.ROOT, "%,.0f", value);
            case EMULATOR_HOURS -> String.format(Locale.ROOT, "%,.1f", value);
            case RECORDING_BYTES, SNAPSHOT_BYTES -> Quantity.bytes(Math.round(value));
        };
    }
}
