package dev.ectype.runtime.state.id;

/** Generates repeatable ids: the same seed, resource and counter always give the same id. */
public final class Ids {
    private final Dice dice;

    private Ids(Dice dice) {
        this.dice = dice;
    }

    public static Ids of(long seed) {
        return new Ids(Dice.of(seed).at("ids"));
    }

    public String id(IdStyle style, ResourceName resource, long counter) {
        return style.id(dice.at(resource.value()), counter);
    }
}
