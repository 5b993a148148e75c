package dev.ectype.runtime.emulator.channel;

import dev.ectype.runtime.plan.binding.BindingPlan;
import java.util.function.UnaryOperator;

/** Writes addresses of channels. */
public final class ChannelAddress {
    private ChannelAddress() {}

    /** Returns an address with values in place of its parameters. */
    public static String of(String template, UnaryOperator<String> values) {
        int open = template.indexOf('{');
        if (open < 0) {
            return BindingPlan.Channel.trimmed(template);
        }
        StringBuilder address = new StringBuilder();
        int from = 0;
        for (; open >= 0; open = template.indexOf('{', from)) {
            int close = template.indexOf('}', open);
            if (close < 0) {
                break;
            }
            address.append(template, from, open).append(values.apply(template.substring(open + 1, close)));
            from = close + 1;
        }
        return BindingPlan.Channel.trimmed(
                address.append(template.substring(from)).toString());
    }
}
