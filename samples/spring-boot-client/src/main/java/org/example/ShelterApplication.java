package org.example;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class ShelterApplication {
    public static void main(String[] arguments) {
        SpringApplication.run(ShelterApplication.class, arguments);
    }
}
