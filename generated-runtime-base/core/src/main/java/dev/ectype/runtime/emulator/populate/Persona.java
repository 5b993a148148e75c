package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.state.id.Dice;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Chooses the person and the place of one instance, so that its e-mail fits its name and its postcode its city. */
final class Persona {
    private final WordLists words;
    private final Dice dice;
    private String @Nullable [] place;
    private boolean consulted;

    Persona(WordLists words, Dice dice) {
        this.words = words;
        this.dice = dice;
    }

    /** Returns a word of a list. The choice is the same for all members of the instance. */
    String word(String list) {
        return dice.at(list).choose(words.of(list));
    }

    /** Returns whether a value depended on the person or the place. */
    boolean isConsulted() {
        return consulted;
    }

    void consulted(boolean known) {
        consulted = known;
    }

    private String place(int part) {
        String[] known = place;
        consulted = true;
        if (known == null) {
            known = dice.at("place").choose(words.of("places")).split("\\|");
            place = known;
        }
        return known[part];
    }

    String given() {
        consulted = true;
        return word("given-names");
    }

    String family() {
        consulted = true;
        return word("family-names");
    }

    String fullName() {
        return given() + " " + family();
    }

    String company() {
        consulted = true;
        return word("company-words") + " " + word("company-ends");
    }

    String codename() {
        return word("adjectives") + " " + word("creatures");
    }

    String product() {
        return word("materials") + " " + word("products");
    }

    String city() {
        return place(0);
    }

    String countryCode() {
        return place(1);
    }

    String country() {
        return place(2);
    }

    String region() {
        return place(3);
    }

    String postcode() {
        return place(4);
    }

    String latitude() {
        return place(5);
    }

    String longitude() {
        return place(6);
    }

    String timeZone() {
        return place(7);
    }

    String street() {
        consulted = true;
        return (1 + dice.at("house").below(180)) + " " + word("streets");
    }

    /** Returns a telephone number of a range that is reserved for fiction. */
    String phone() {
        consulted = true;
        return "+1202555"
                + String.format(Locale.ROOT, "%04d", 100 + dice.at("phone").below(100));
    }
}
