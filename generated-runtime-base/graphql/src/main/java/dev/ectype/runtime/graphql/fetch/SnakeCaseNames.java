package dev.ectype.runtime.graphql.fetch;

/** Converts names to snake case. */
final class SnakeCaseNames {
    private SnakeCaseNames() {}

    /** Converts {@code createdAt} to {@code created_at}. */
    static String snake(String name) {
        StringBuilder snake = new StringBuilder(name.length() + 4);
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            if (Character.isUpperCase(letter)) {
                snake.append('_').append(Character.toLowerCase(letter));
            } else {
                snake.append(letter);
            }
        }
        return snake.toString();
    }
}
